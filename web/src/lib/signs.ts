/** Kinds of events by which somebody or something is lost: marked on a timeline, and told at the end. */
export const LOST = /^(knock-out|destroy|destroyed|death|die|lost|glory-lost|glory-stolen|out|finish)$/
