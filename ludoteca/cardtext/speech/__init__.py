"""Card texts from sayings: one declaration for each meaning, from which a text is read, written and explained.

``lexicon`` has lemmas and their forms, ``words`` takes texts apart and puts them together, ``templates`` and
``sayings`` are what a game declares, ``categories`` and ``chart`` read, ``discourse`` finds what a pronoun means,
``write`` writes, ``explain`` says what is wrong, ``common`` has what all games say alike, and ``language`` is all of
it for one game. docs/card-text.md tells how to add to it.
"""
