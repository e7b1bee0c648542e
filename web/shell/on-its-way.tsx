import { useNavigation } from 'react-router';

/** Shows that another page is being fetched, once that takes longer than a blink. */
export function OnItsWay() {
  const { state } = useNavigation();
  return state === 'loading' ? <div className="on-its-way" aria-hidden="true" /> : null;
}
