/** Colours for a terminal that shows them. What is piped or written to a file has none, also in continuous integration. */
import pc from 'picocolors';

const { FORCE_COLOR, NO_COLOR, TERM } = process.env;

/** Never undefined, which the library takes for a question to the environment. */
export const hasColours: boolean =
  !NO_COLOR && (Boolean(FORCE_COLOR) || (process.stdout.isTTY === true && TERM !== 'dumb'));

export const colours = pc.createColors(hasColours);
