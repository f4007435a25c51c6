/**
 * Brands whose syrup holds other amounts than their tablet, in the notation of `BRANDS`; read where a
 * liquid form is written beside the name.
 */
export const SYRUP_BRANDS = `
montek lc: levocetirizine 2.5 mg + montelukast 4 mg/5 ml
montair lc: levocetirizine 2.5 mg + montelukast 4 mg/5 ml
levocet m: levocetirizine 2.5 mg + montelukast 4 mg/5 ml
telekast l: levocetirizine 2.5 mg + montelukast 4 mg/5 ml
montina l: levocetirizine 2.5 mg + montelukast 4 mg/5 ml
combiflam: ibuprofen 100 mg + paracetamol 162.5 mg/5 ml
`;
