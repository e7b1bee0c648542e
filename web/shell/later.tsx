import '#web/line/fetch-again.ts';
import '#web/line/page-data.ts';
import { NoLine } from '#web/line/no-line.tsx';
import { OnItsWay } from './on-its-way.tsx';

/** What the shell has to have before the line is cut, or a link is pressed, and not before a page can be read. */
export default function Later() {
  return (
    <>
      <OnItsWay />
      <NoLine />
    </>
  );
}
