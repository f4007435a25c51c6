import { useNavigate } from 'react-router';
import { historyIndex } from './guarded-history.ts';

/** Goes back one step; to `home` when the application was opened on this page. */
export function useStepBack(home: string): () => void {
  const navigate = useNavigate();
  return () => {
    if (historyIndex()) navigate(-1);
    else navigate(home);
  };
}
