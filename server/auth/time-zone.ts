import { parse } from 'hono/utils/cookie';
import { isTimeZone } from '#vocabulary/day.ts';
import { TIME_ZONE } from '#web/shell/time-zone.ts';

/** Where a request's browser is, by its own word; undefined if it says nothing, or nothing that there is. */
export function timeZoneOf(headers: Headers): string | undefined {
  const { [TIME_ZONE.name]: name } = parse(headers.get('cookie') ?? '', TIME_ZONE.name);
  return name !== undefined && isTimeZone(name) ? name : undefined;
}
