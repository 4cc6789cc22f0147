/** The browser that the page tests need: found, or installed from the distribution's packages where that is possible. */
import { existsSync } from 'node:fs';
import { installCommand, installDebianPackage } from './debian.mjs';

/** Debian's with its user interface: works, and takes a quarter more processor time than the one without, which has a package of its own. */
const WITH_INTERFACE = '/usr/bin/chromium';

const BROWSERS = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium-headless-shell',
  WITH_INTERFACE,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where it is; undefined when there is none. */
export const browserPath = (files = BROWSERS) => files.find((file) => file !== '' && existsSync(file));

/**
 * Reports what to install when there is no browser and none can be installed. Continuous integration gets the browser without a user interface
 * where Debian has it.
 *
 * @param files files that may be a browser
 */
export function setUpBrowser(files = BROWSERS) {
  const found = browserPath(files);
  if (found !== undefined && (found !== WITH_INTERFACE || process.env.CI !== 'true')) return;
  if (installDebianPackage('chromium-headless-shell', 'for the page tests') || found !== undefined) return;
  if (installDebianPackage('chromium', 'for the page tests')) return;
  process.stderr.write(
    `The page tests need Chromium or Chrome: install it with "${installCommand('chromium')}", or name it in CHROMIUM_PATH.\n`,
  );
}
