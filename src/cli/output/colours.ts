import { isatty } from 'node:tty';
import picocolors from 'picocolors';

/** Colours of results; texts stay as they are when a program reads them. */
export const colours = picocolors.createColors(picocolors.isColorSupported && isatty(1));
