import './clinic-logo.css';
import { getLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { getLogo } from '#contract/clinics/logo.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { usePicture } from '#web/lib/api/use-picture.ts';

const FRESH_MS = 300_000;

/** The clinic's logo over the initials of its name; the name beside it is its text. */
export function ClinicLogo() {
  const version = useApi(getLetterhead, {}, { staleTime: FRESH_MS }).data?.logo?.version;
  const picture = usePicture(getLogo, { query: { version } }, { enabled: version !== undefined });
  return picture ? <img className="app-logo" src={picture} alt="" /> : null;
}
