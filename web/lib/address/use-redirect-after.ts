import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Redirects after a delay, so that the success message can be read. */
export function useRedirectAfter(isDone: boolean, to: string, delayMs: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => navigate(to), delayMs);
    return () => clearTimeout(timer);
  }, [isDone, to, delayMs, navigate]);
}
