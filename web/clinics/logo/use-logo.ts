import { getLogo } from '#contract/clinics/logo.endpoints.ts';
import { usePicture } from '#web/lib/api/use-picture.ts';
import { useLetterhead } from '../use-letterhead.ts';

/** The clinic's logo for its papers; undefined without one, and until it has loaded. */
export function useLogo(): string | undefined {
  const version = useLetterhead()?.logo?.version;
  return usePicture(getLogo, { query: { version } }, { enabled: version !== undefined });
}
