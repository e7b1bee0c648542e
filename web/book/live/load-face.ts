import type { DisplayFace } from '#bookmaking/fonts/face-names.ts';

// A style sheet per face; of its files the browser fetches those whose letters are in the name.
const faces: Record<DisplayFace, () => Promise<unknown>> = {
  dela: () => import('./dela.css'),
  comfortaa: () => import('@fontsource/comfortaa/700.css'),
  alegreya: () => import('@fontsource/alegreya/900.css'),
  fira: () => import('@fontsource/fira-sans-extra-condensed/900.css'),
};

export const isDisplayFace = (style: string): style is DisplayFace => Object.hasOwn(faces, style);

/** Makes the face of a title's names known to the page. Without it a name is set in the text face. */
export async function loadFace(face: DisplayFace): Promise<void> {
  await faces[face]().catch((error) => console.warn('A face could not be loaded', error));
}
