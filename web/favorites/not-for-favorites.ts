import type { ShouldRevalidateFunction } from 'react-router';

/** For pages that show nothing of hearts but the hearts: those are the shell's data. */
export const notForFavorites: ShouldRevalidateFunction = ({
  formAction,
  defaultShouldRevalidate,
}) => (formAction === '/favorites' ? false : defaultShouldRevalidate);
