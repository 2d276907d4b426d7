import '@fontsource-variable/atkinson-hyperlegible-next'
import '@fontsource/barlow-condensed/600.css'
import '@fontsource/barlow-condensed/700.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { watchRenewal } from './lib/renewed'
import { settings } from './lib/settings.svelte'
import { learnWords } from './lib/words'

watchRenewal()
void learnWords(settings.lang).then(() => mount(App, { target: document.getElementById('app')! }))
