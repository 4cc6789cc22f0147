/** The browser that the page tests need: found, or installed from the distribution's packages where that is possible. */
import { existsSync } from 'node:fs';
import { installCommand, installDebianPackage } from './debian.mjs';

const PLACES = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where it is; undefined when there is none. */
export const browserPath = (places = PLACES) => places.find((file) => file !== '' && existsSync(file));

/**
 * Reports what to install when there is no browser and none can be installed.
 *
 * @param locations folders to search
 */
export function setUpBrowser(places = PLACES) {
  if (browserPath(places) !== undefined) return;
  if (installDebianPackage('chromium', 'for the page tests')) return;
  process.stderr.write(
    `The page tests need Chromium or Chrome: install it with "${installCommand('chromium')}", or name it in CHROMIUM_PATH.\n`,
  );
}
