/**
 * A request's path as a log may keep it: a photo's file is called after the child, and children's names
 * never reach the logs; neither does what opens a link to a preview, or to a file for the printer.
 */
export const loggablePath = (path: string) =>
  path
    .replace(/^(\/api\/storage\/child_photos\/[^/]*)\/.*/s, '$1/...')
    .replace(/^(\/print-files)\/.*/s, '$1/...')
    .replace(/^(\/shared|\/api\/(?:storage\/)?shared_previews)\/.*/s, '$1/...');
