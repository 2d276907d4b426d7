/** Icons that the pages around a table use: named here, so that they come with the common ones. */
export const CHROME = ['i:sun', 'i:moon', 'i:cog', 'i:scroll-unfurled', 'i:talk', 'i:previous-button', 'i:next-button', 'i:anticlockwise-rotation', 'i:hand', 'i:flying-flag', 'i:help', 'i:crown', 'i:meeple', 'i:sands-of-time', 'i:play-button', 'i:pause-button', 'i:magnifying-glass'] as const
