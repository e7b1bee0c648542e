/** Where everything about a child can be erased. */
export const erasePath = (childId: string): string => `/children/${childId}/erase`;

/** The receipt for it. */
export const receiptPath = (erasureId: string): string => `/erased/${erasureId}`;

/** The same as a file to keep. */
export const receiptFilePath = (erasureId: string): string => `/erased/${erasureId}/receipt.txt`;
