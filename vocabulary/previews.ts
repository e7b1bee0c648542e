/** How far a preview is, as its family is told (specification, section 4: Book preview). */
export const toldPreviewStatuses = ['pending', 'completed'] as const;

/** `failed` stays inside: a failed preview is answered as a named failure. */
export const previewStatuses = [...toldPreviewStatuses, 'failed'] as const;
