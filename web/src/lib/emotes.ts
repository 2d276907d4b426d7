/** The emotes that the server knows, each with its icon. */
export const EMOTES: Record<string, string> = {
  hello: 'i:conversation', 'good-luck': 'i:clover', 'well-played': 'i:laurel-crown', thanks: 'i:shaking-hands', thinking: 'i:think', oops: 'i:surprised',
}

/** How long an emote stands beside its seat, in milliseconds. */
export const STANDS = 6000
