import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/** For Back and Close: they lead to the page before this one, or where they point for who came from elsewhere. */
export function useWayBack(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const cameFromTheShop = window.history.state?.idx > 0;
    if (!cameFromTheShop || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    void navigate(-1);
  };
}
