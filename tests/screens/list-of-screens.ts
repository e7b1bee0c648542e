import { allScreens } from './all-screens.ts';
import type { Viewer } from './screen.ts';
import { pictureWidths } from './take-picture.ts';

const WHO: Record<Viewer, string> = {
  visitor: 'A visitor',
  grandparent: 'A grandparent with an account and nothing else yet',
  parent: 'A family',
  admin: 'An admin',
};

/** The README of docs/screens: every screen with both of its pictures, by who sees it. */
export function listOfScreens(): string {
  const parts = Object.entries(allScreens).map(
    ([viewer, screens]) =>
      `## ${WHO[viewer as Viewer]}\n\n${screens.map((screen) => `- ${screen.shows}: ${links(screen.name)}`).join('\n')}\n`,
  );
  return `# Every screen

Taken by \`npm run screens\`, in a shop that was opened for it and holds the demo family. The list is \`tests/screens/\`, and
\`tests/journeys/accessible-pages.test.ts\` looks at the same screens with three engines.

${parts.join('\n')}`;
}

const links = (name: string): string =>
  pictureWidths.map((width) => `[${width}](${name}-${width}.webp)`).join(', ');
