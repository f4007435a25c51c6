type Doctor = {
  /** Null leaves a line to sign on. */
  readonly name: string | null | undefined;
  readonly qualification?: string | null | undefined;
  readonly registration?: string | null | undefined;
};

/** The place on a paper where the doctor signs. */
export function DoctorSignature({ name, qualification, registration }: Doctor) {
  return (
    <div className="paper-signature">
      <p>{name ?? 'Doctor’s signature'}</p>
      {qualification && <p>{qualification}</p>}
      {registration && <p>Reg. No. {registration}</p>}
    </div>
  );
}
