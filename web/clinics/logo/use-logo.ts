import { getLogo } from '#contract/clinics/logo.endpoints.ts';
import type { PaperHead } from '#contract/kernel/papers/paper-head.ts';
import { usePicture } from '#web/lib/api/use-picture.ts';
import { useLetterhead } from '../letterhead/use-letterhead.ts';

/** The logo of the clinic's papers, of the paper's day if given; undefined without one, and until it has loaded. */
export function useLogo(paper?: PaperHead): string | undefined {
  const today = useLetterhead()?.logo?.version ?? null;
  const version = (paper?.logo === undefined ? today : paper.logo) ?? undefined;
  return usePicture(getLogo, { query: { version } }, { enabled: version !== undefined });
}
