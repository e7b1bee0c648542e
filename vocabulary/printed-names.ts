/** The names of a child's that a book prints, each by the same rules; all but the first may be left empty. */
export const printedNames = ['name', 'companion_name', 'grown_up', 'baby_name'] as const;
export type PrintedName = (typeof printedNames)[number];
