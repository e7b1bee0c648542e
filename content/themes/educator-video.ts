/**
 * The educator's film is a placeholder, the same for every theme (specification, section 3: Theme):
 * an open film that exists, and the card says that ours is still to be made. Only a link; nothing of
 * it is loaded with the page.
 */
export const educatorVideo = {
  href: 'https://studio.blender.org/films/big-buck-bunny/',
  caption: 'Our own film is still being made. Until then this leads to a short open film.',
} as const;
