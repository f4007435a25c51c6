/** The sign ℞, drawn: few fonts have the character, and paper must not depend on the PC. */
export function RxSign() {
  return (
    <svg className="rx-sign" role="img" aria-label="Prescription" viewBox="0 0 24 26">
      <path d="M5 21V4h6.5a4.75 4.75 0 0 1 0 9.5H5M10 13.5 20.5 25M20.5 15 11 25" />
    </svg>
  );
}
