/** How far a preview is, as its family is told (specification, section 4: Book preview). */
export const toldPreviewStatuses = ['pending', 'completed'] as const;

/** `failed` stays inside: a failed preview is answered as a named failure. */
export const previewStatuses = [...toldPreviewStatuses, 'failed'] as const;

/** The pictures of a link to a preview: the cover as its page shows it, and what a messenger shows of it. */
export const linkPictures = ['cover', 'messenger'] as const;
export type LinkPicture = (typeof linkPictures)[number];
