import { readSharedSettings, SettingsError, type SharedSettings } from './settings.ts';

/** The settings of a web or worker process. If they do not do, it ends with 1 and a clear line for each that is wrong. */
export function sharedSettings(): SharedSettings {
  try {
    return readSharedSettings();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
