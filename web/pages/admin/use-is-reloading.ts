import { useLocation, useNavigation, useRevalidator } from 'react-router';

/** Whether the list on this page is being fetched anew: another page of it, another search, or Refresh. */
export function useIsReloading(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const { state } = useRevalidator();
  return state === 'loading' || location?.pathname === pathname;
}
