import type { FilePart } from '#shop/print-partner.ts';

/** Where one of the two files of an approved book lies. */
export const printFileKey = (orderId: string, part: FilePart): string =>
  `print_files/${orderId}-${part}.pdf`;
