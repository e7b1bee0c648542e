/** A key that was pressed, and whether that was inside something to type into. */
export type Press = {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  inField: boolean;
};

/** Ctrl+B or Cmd+B, but never inside a field, where it may mean bold (specification, section 9). */
export const isSidebarKey = (press: Press): boolean =>
  press.key.toLowerCase() === 'b' &&
  press.ctrlKey !== press.metaKey &&
  !press.altKey &&
  !press.shiftKey &&
  !press.inField;
