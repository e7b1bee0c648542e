import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Face } from './face-names.ts';

const find = createRequire(import.meta.url).resolve;

/**
 * The files of the faces, all under the SIL Open Font License (their texts come with the
 * packages). Each is whole: the web's subsets of a face share one family name, and Typst takes
 * one file per name.
 */
const FILES: Record<Face, string> = {
  dela: '@expo-google-fonts/dela-gothic-one/400Regular/DelaGothicOne_400Regular.ttf',
  comfortaa: '@expo-google-fonts/comfortaa/700Bold/Comfortaa_700Bold.ttf',
  alegreya: '@expo-google-fonts/alegreya/900Black/Alegreya_900Black.ttf',
  fira: '@expo-google-fonts/fira-sans-extra-condensed/900Black/FiraSansExtraCondensed_900Black.ttf',
  andika: '@expo-google-fonts/andika/Andika_400Regular.ttf',
  greek: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  arabic: '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  arabicBold: '@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
  caveat: '@expo-google-fonts/caveat/700Bold/Caveat_700Bold.ttf',
  chinese: '@expo-google-fonts/noto-sans-sc/500Medium/NotoSansSC_500Medium.ttf',
};

/** One face as the bytes of a TrueType file. */
export const fontFile = (face: Face): Buffer => readFileSync(find(FILES[face]));
