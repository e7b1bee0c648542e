import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { decompress } from 'wawoff2';
import type { Face } from './face-names.ts';

const find = createRequire(import.meta.url).resolve;

/**
 * The files of the faces, all under the SIL Open Font License (their texts come with the
 * packages). Winky Rough, the shop's display face, is only packaged for the web, so it is
 * unpacked at load: 12 ms once, against keeping a copy of our own that nobody would update. Of its
 * two halves only the Latin one is used: both call themselves by the same family name, and Typst
 * takes one file per name; names with letters beyond it are set in Andika Bold.
 */
const FILES: Record<Face, string> = {
  winky: '@fontsource/winky-rough/files/winky-rough-latin-700-normal.woff2',
  andika: '@expo-google-fonts/andika/Andika_400Regular.ttf',
  andikaBold: '@expo-google-fonts/andika/Andika_700Bold.ttf',
  greek: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  greekBold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  arabic: '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  arabicBold: '@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
  chinese: '@expo-google-fonts/noto-sans-sc/500Medium/NotoSansSC_500Medium.ttf',
};

/** One face as the bytes of a TrueType file. */
export async function fontFile(face: Face): Promise<Buffer> {
  const bytes = readFileSync(find(FILES[face]));
  return FILES[face].endsWith('.woff2') ? Buffer.from(await decompress(bytes)) : bytes;
}
