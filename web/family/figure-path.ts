/** Where the picture of a child is; a change to the child changes the address, so it may be kept. */
export const figurePath = (child: { id: string; updated_at: string }): string =>
  `/children/${child.id}/figure.svg?${new URLSearchParams({ at: child.updated_at })}`;
