import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { z } from 'zod';

/**
 * Our schemas as JSON schema. The library does not see what a check in code looks for: a file was told as anything, which
 * made a JSON body of the form of an upload, and how long a text may be was told nowhere.
 */
export const schemaConverter = new ZodToJsonSchemaConverter({
  interceptors: [
    ({ schema, next }) => {
      if (schema instanceof z.ZodCustom && takesFiles(schema)) {
        return [true, { type: 'string', contentMediaType: 'application/octet-stream' }];
      }
      const [required, json] = next();
      const maxLength = schema instanceof z.ZodString ? schema.meta()?.maxLength : undefined;
      return [required, typeof maxLength === 'number' ? { ...json, maxLength } : json];
    },
  ],
});

const takesFiles = (schema: z.ZodCustom): boolean =>
  [new File([], ''), new ReadableStream()].some((file) => schema.safeParse(file).success);
