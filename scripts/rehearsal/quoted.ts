/** What an org answered, as code in Markdown. */
export const quoted = (text: string): string =>
  `\`${text.replaceAll('`', "'").replaceAll(/\s+/g, ' ').slice(0, 500)}\``;
