import sharp from 'sharp';

/** A round face of one skin color under dark hair, before a light wall. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160" width="600" height="800">
  <rect width="120" height="160" fill="#cfe0e6"/><rect y="120" x="20" width="80" height="40" fill="#3c63a8"/>
  <circle cx="60" cy="74" r="40" fill="#45302a"/><circle cx="60" cy="86" r="30" fill="#965f3c"/></svg>`;
const painted = sharp(Buffer.from(svg)).jpeg().toBuffer();

/** A photo of a child, as a JPEG. */
export const portrait = (): Promise<Buffer> => painted;
