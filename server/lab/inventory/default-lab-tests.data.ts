/**
 * The tests that an Indian OPD usually orders, by category. A line with `*` is a test: name,
 * sample, indicative price in rupees, description. A test without parameters is reported as text. A
 * line with `-` below it is a parameter: name, unit, normal range (as `parseRanges` reads it), and
 * its type if it is not obvious: `text`, `yes-no` or `number`.
 *
 * The numbers are a starting point. A laboratory must review them and replace them with the values
 * of its own analyser and kits. They are intended to agree with the works below, whose texts were
 * not available. Only the critical limits of calcium, glucose, potassium, sodium and bicarbonate
 * were compared with a published table. Blood counts: Dacie and Lewis, Practical Haematology.
 * Haemoglobin: WHO guideline on haemoglobin cutoffs (2024). Chemistry and hormones of adults: ABIM
 * Laboratory Reference Ranges and the IFCC reference intervals of enzymes. Glucose and HbA1c: ADA
 * Standards of Care, and IADPSG in pregnancy. Lipids: NCEP ATP III. Albumin in urine: KDIGO. Semen:
 * WHO manual (6th edition, 2021). Critical limits: Kost, JAMA 1990;263:704, except haemoglobin,
 * potassium and platelets (`usual-limits.data.ts`). Where children differ, or babies from week to
 * week, the range has a minimum age, below which nothing is flagged.
 */
export const DEFAULT_LAB_TESTS: Readonly<Record<string, string>> = {
  Haematology: `
    * Complete Blood Count (CBC) | Blood (EDTA) | 350 | Haemogram with differential count and platelets
      - Haemoglobin | g/dL | 1 y: 10.5-14 (critical < 7); 2-5 y: 11-14 (critical < 7); 6-11 y: 11.5-15.5 (critical < 7); 12-14 y: 12-16 (critical < 7); M 15+ y: 13-17 (critical < 7, > 20); F 15+ y: 12-15 (critical < 7, > 20)
      - RBC Count | million/µL | M 15+ y: 4.5-5.5; F 15+ y: 3.8-4.8
      - PCV (Haematocrit) | % | M 15+ y: 40-50 (critical < 18, > 61); F 15+ y: 36-46 (critical < 18, > 61)
      - MCV | fL | 1-5 y: 72-87; 6-11 y: 77-95; 12+ y: 83-101
      - MCH | pg | 1-5 y: 24-30; 6-11 y: 25-33; 12+ y: 27-32
      - MCHC | g/dL | 1+ y: 31.5-34.5
      - RDW-CV | % | 1+ y: 11.6-14.5
      - Total WBC Count | /µL | 1 y: 6000-16000 (critical < 2000, > 37000); 2-5 y: 5000-15000 (critical < 2000, > 37000); 6-11 y: 5000-13000 (critical < 2000, > 37000); 12+ y: 4000-11000 (critical < 2000, > 37000)
      - Neutrophils | % | 12+ y: 40-80
      - Lymphocytes | % | 12+ y: 20-40
      - Monocytes | % | 1+ y: 2-10
      - Eosinophils | % | 1+ y: 1-6
      - Basophils | % | 1+ y: 0-2
      - Platelet Count | /µL | 1+ y: 150000-410000 (critical < 20000, > 910000)
    * Haemoglobin | Blood (EDTA) | 80 | Single estimation
      - Haemoglobin | g/dL | 1 y: 10.5-14 (critical < 7); 2-5 y: 11-14 (critical < 7); 6-11 y: 11.5-15.5 (critical < 7); 12-14 y: 12-16 (critical < 7); M 15+ y: 13-17 (critical < 7, > 20); F 15+ y: 12-15 (critical < 7, > 20)
    * ESR | Blood (EDTA) | 100 | Westergren, 1 hour
      - ESR | mm/hr | 1-14 y: 0-10; M 15-50 y: 0-15; M 51+ y: 0-20; F 15-50 y: 0-20; F 51+ y: 0-30
    * Platelet Count | Blood (EDTA) | 120 | Single estimation
      - Platelet Count | /µL | 1+ y: 150000-410000 (critical < 20000, > 910000)
    * Absolute Eosinophil Count | Blood (EDTA) | 120 | AEC
      - Absolute Eosinophil Count | /µL | 1+ y: 20-500
    * Reticulocyte Count | Blood (EDTA) | 180 | Supravital stain
      - Reticulocytes | % | 1+ y: 0.5-2.5
    * Peripheral Blood Smear | Blood (EDTA) | 200 | Examined by the pathologist
      - RBC Morphology | | Normocytic normochromic
      - WBC Morphology | | Normal
      - Platelets on Smear | | Adequate
      - Malarial Parasites | | Not seen
      - Impression | |
    * Blood Group and Rh Type | Blood (EDTA) | 120 | Slide or tube method
      - ABO Group | |
      - Rh (D) | |
    * Sickling Test | Blood (EDTA) | 150 | Sodium metabisulphite
      - Sickling | | Negative | yes-no
    * G6PD Screening | Blood (EDTA) | 450 | Qualitative
      - G6PD | | Not deficient
    * Haemoglobin HPLC | Blood (EDTA) | 900 | For thalassaemia and haemoglobin variants
      - Hb A2 | % | 2+ y: 1.5-3.5
      - Hb F | % | 2+ y: < 2
      - Abnormal Bands | | Not seen
      - Interpretation | |
    * Direct Coombs Test | Blood (EDTA) | 350 | Direct antiglobulin test
      - Direct Coombs | | Negative | yes-no
    * Indirect Coombs Test | Serum | 400 | Indirect antiglobulin test
      - Indirect Coombs | | Negative | yes-no`,
  Coagulation: `
    * Prothrombin Time and INR | Plasma (citrate) | 300 | PT with INR
      - Patient Time | s | 11-13.5 (critical > 27)
      - Control Time | s | 11-13.5
      - INR | | 0.8-1.2 (critical > 5)
    * APTT | Plasma (citrate) | 400 | Activated partial thromboplastin time
      - Patient Time | s | 25-37 (critical > 68)
      - Control Time | s | 25-37
    * Bleeding Time | Capillary blood | 60 | Ivy method
      - Bleeding Time | min | 2-7
    * Clotting Time | Blood | 60 | Lee and White
      - Clotting Time | min | 5-11
    * D-Dimer | Plasma (citrate) | 1000 | Quantitative, fibrinogen equivalent units
      - D-Dimer | µg/mL | < 0.5
    * Fibrinogen | Plasma (citrate) | 600 | Clauss method
      - Fibrinogen | mg/dL | 200-400 (critical < 88)`,
  Diabetes: `
    * Fasting Blood Sugar (FBS) | Plasma (fluoride) | 70 | After 8 hours without food
      - Fasting Glucose | mg/dL | ≥ 70 and < 100 (critical < 46, > 484)
    * Post-Prandial Blood Sugar (PPBS) | Plasma (fluoride) | 70 | 2 hours after food
      - PP Glucose | mg/dL | ≥ 70 and < 140 (critical < 46, > 484)
    * Random Blood Sugar (RBS) | Plasma (fluoride) | 70 | At any time
      - Random Glucose | mg/dL | ≥ 70 and < 140 (critical < 46, > 484)
    * HbA1c | Blood (EDTA) | 450 | Average glucose over three months
      - HbA1c | % | ≥ 4 and < 5.7
      - Estimated Average Glucose | mg/dL | < 117
    * Glucose Tolerance Test (GTT) | Plasma (fluoride) | 300 | 75 g of glucose
      - Fasting | mg/dL | ≥ 70 and < 100 (critical < 46, > 484)
      - 1 Hour | mg/dL | < 180 (critical < 46, > 484)
      - 2 Hours | mg/dL | < 140 (critical < 46, > 484)
    * Glucose Tolerance Test in Pregnancy | Plasma (fluoride) | 300 | 75 g of glucose
      - Fasting | mg/dL | < 92 (critical < 46, > 484)
      - 1 Hour | mg/dL | < 180 (critical < 46, > 484)
      - 2 Hours | mg/dL | < 153 (critical < 46, > 484)
    * Fasting Insulin | Serum | 700 | Immunoassay
      - Insulin | µIU/mL | 18+ y: 2.6-24.9
    * C-Peptide | Serum | 1000 | Immunoassay, fasting
      - C-Peptide | ng/mL | 18+ y: 1.1-4.4
    * Urine Albumin Creatinine Ratio | Urine | 450 | Spot sample, for microalbuminuria
      - Urine Albumin | mg/L | < 20
      - Urine Creatinine | mg/dL |
      - Albumin Creatinine Ratio | mg/g | < 30`,
  Thyroid: `
    * Thyroid Profile (T3, T4, TSH) | Serum | 500 | Total hormones and TSH
      - T3 | ng/dL | 18+ y: 80-200
      - T4 | µg/dL | 18+ y: 5-12
      - TSH | µIU/mL | 18+ y: 0.4-4.2
    * Free Thyroid Profile (FT3, FT4, TSH) | Serum | 700 | Free hormones and TSH
      - Free T3 | pg/mL | 18+ y: 2.3-4.2
      - Free T4 | ng/dL | 18+ y: 0.8-1.8
      - TSH | µIU/mL | 18+ y: 0.4-4.2
    * TSH | Serum | 250 | Thyroid stimulating hormone
      - TSH | µIU/mL | 18+ y: 0.4-4.2
    * Anti-TPO Antibodies | Serum | 1000 | Thyroid peroxidase
      - Anti-TPO | IU/mL | < 35`,
  Lipids: `
    * Lipid Profile | Serum | 500 | After 9 to 12 hours without food
      - Total Cholesterol | mg/dL | < 200
      - Triglycerides | mg/dL | < 150
      - HDL Cholesterol | mg/dL | M: ≥ 40; F: ≥ 50
      - LDL Cholesterol | mg/dL | < 130
      - VLDL Cholesterol | mg/dL | ≤ 30
      - Non-HDL Cholesterol | mg/dL | < 160
      - Total Cholesterol to HDL Ratio | | < 5
    * Total Cholesterol | Serum | 120 | Single estimation
      - Total Cholesterol | mg/dL | < 200
    * Triglycerides | Serum | 180 | Single estimation, fasting
      - Triglycerides | mg/dL | < 150`,
  Liver: `
    * Liver Function Test (LFT) | Serum | 550 | Bilirubin, enzymes and proteins
      - Total Bilirubin | mg/dL | 1+ y: 0.3-1.2
      - Direct Bilirubin | mg/dL | 1+ y: 0-0.3
      - Indirect Bilirubin | mg/dL | 1+ y: 0.2-0.9
      - SGOT (AST) | U/L | 18+ y: 10-40
      - SGPT (ALT) | U/L | 18+ y: 10-40
      - Alkaline Phosphatase | U/L | 18+ y: 30-120
      - Gamma GT | U/L | M 18+ y: < 55; F 18+ y: < 38
      - Total Protein | g/dL | 18+ y: 6.4-8.3
      - Albumin | g/dL | 18+ y: 3.5-5.2
      - Globulin | g/dL | 18+ y: 2-3.5
      - A/G Ratio | | 18+ y: 1-2.2
    * Serum Bilirubin | Serum | 150 | Total, direct and indirect
      - Total Bilirubin | mg/dL | 1+ y: 0.3-1.2
      - Direct Bilirubin | mg/dL | 1+ y: 0-0.3
      - Indirect Bilirubin | mg/dL | 1+ y: 0.2-0.9
    * SGOT (AST) | Serum | 120 | Aspartate aminotransferase
      - SGOT (AST) | U/L | 18+ y: 10-40
    * SGPT (ALT) | Serum | 120 | Alanine aminotransferase
      - SGPT (ALT) | U/L | 18+ y: 10-40
    * Alkaline Phosphatase | Serum | 120 | ALP
      - Alkaline Phosphatase | U/L | 18+ y: 30-120
    * Serum Amylase | Serum | 350 | For pancreatitis
      - Amylase | U/L | 18+ y: 25-125
    * Serum Lipase | Serum | 450 | For pancreatitis
      - Lipase | U/L | 18+ y: 13-60`,
  Kidney: `
    * Kidney Function Test (KFT) | Serum | 500 | Urea, creatinine, uric acid and electrolytes
      - Urea | mg/dL | 18+ y: 15-43 (critical > 222)
      - Creatinine | mg/dL | M 18+ y: 0.7-1.3 (critical > 7.4); F 18+ y: 0.6-1.1 (critical > 7.4)
      - Uric Acid | mg/dL | M 18+ y: 3.4-7 (critical > 13); F 18+ y: 2.4-6 (critical > 13)
      - Sodium | mmol/L | 135-145 (critical < 120, > 158)
      - Potassium | mmol/L | 1+ y: 3.5-5.1 (critical < 2.5, > 6.5)
      - Chloride | mmol/L | 98-107 (critical < 75, > 126)
      - eGFR | mL/min/1.73 m² | 18+ y: ≥ 60
    * Blood Urea | Serum | 120 | Single estimation
      - Urea | mg/dL | 18+ y: 15-43 (critical > 222)
    * Serum Creatinine | Serum | 120 | Single estimation
      - Creatinine | mg/dL | M 18+ y: 0.7-1.3 (critical > 7.4); F 18+ y: 0.6-1.1 (critical > 7.4)
    * Serum Uric Acid | Serum | 130 | Single estimation
      - Uric Acid | mg/dL | M 18+ y: 3.4-7 (critical > 13); F 18+ y: 2.4-6 (critical > 13)`,
  'Electrolytes and minerals': `
    * Serum Electrolytes | Serum | 350 | Sodium, potassium, chloride, bicarbonate
      - Sodium | mmol/L | 135-145 (critical < 120, > 158)
      - Potassium | mmol/L | 1+ y: 3.5-5.1 (critical < 2.5, > 6.5)
      - Chloride | mmol/L | 98-107 (critical < 75, > 126)
      - Bicarbonate | mmol/L | 18+ y: 22-29 (critical < 11, > 40)
    * Serum Calcium | Serum | 150 | Total
      - Calcium | mg/dL | 18+ y: 8.6-10.2 (critical < 6.6, > 12.9)
    * Serum Phosphorus | Serum | 150 | Inorganic phosphate
      - Phosphorus | mg/dL | 18+ y: 2.5-4.5 (critical < 1.2, > 8.9)
    * Serum Magnesium | Serum | 350 | Total
      - Magnesium | mg/dL | 1+ y: 1.6-2.6 (critical < 1, > 4.9)`,
  'Vitamins and iron': `
    * Vitamin D (25-OH) | Serum | 1000 | Total 25-hydroxyvitamin D
      - 25-OH Vitamin D | ng/mL | 30-100
    * Vitamin B12 | Serum | 800 | Cobalamin
      - Vitamin B12 | pg/mL | 18+ y: 200-900
    * Folic Acid | Serum | 800 | Serum folate
      - Folate | ng/mL | ≥ 4
    * Iron Studies | Serum | 700 | Iron, binding capacity and saturation
      - Serum Iron | µg/dL | 18+ y: 50-150
      - TIBC | µg/dL | 18+ y: 250-450
      - Transferrin Saturation | % | 18+ y: 20-50
    * Serum Ferritin | Serum | 600 | Iron stores
      - Ferritin | ng/mL | M 18+ y: 24-336; F 18+ y: 24-307`,
  'Cardiac markers': `
    * Troponin I (Card Test) | Serum | 700 | Qualitative
      - Troponin I | | Negative | yes-no
    * Troponin I (Quantitative) | Serum | 1200 | Conventional assay
      - Troponin I | ng/mL | < 0.04
    * CK-MB | Serum | 450 | Creatine kinase, heart fraction
      - CK-MB | U/L | < 25
    * CPK (Total) | Serum | 350 | Creatine kinase
      - CPK | U/L | M 18+ y: 46-171; F 18+ y: 34-145
    * LDH | Serum | 300 | Lactate dehydrogenase
      - LDH | U/L | 18+ y: 125-250
    * NT-proBNP | Serum | 2200 | For heart failure
      - NT-proBNP | pg/mL | 18+ y: < 125
    * hs-CRP | Serum | 500 | High sensitivity, for cardiac risk
      - hs-CRP | mg/L | < 3
    * Homocysteine | Serum | 1100 | Fasting
      - Homocysteine | µmol/L | 18+ y: 5-15`,
  Urine: `
    * Urine Routine and Microscopy | Urine | 120 | Physical, chemical and microscopic
      - Colour | | Pale yellow
      - Appearance | | Clear
      - pH | | 4.6-8
      - Specific Gravity | | 1.005-1.03
      - Protein | | Nil
      - Glucose | | Nil
      - Ketones | | Nil
      - Bilirubin | | Negative
      - Urobilinogen | | Normal
      - Blood | | Negative
      - Nitrite | | Negative
      - Leucocyte Esterase | | Negative
      - Pus Cells | /hpf | 0-5 | text
      - RBC | /hpf | 0-2 | text
      - Epithelial Cells | /hpf | 0-5 | text
      - Casts | | Nil
      - Crystals | | Nil
      - Bacteria | | Nil
    * Urine Pregnancy Test (UPT) | Urine | 100 | Card test
      - Pregnancy Test | | | yes-no
    * Urine Protein (24 Hours) | Urine of 24 hours | 300 | Bring the whole collection
      - Total Volume | mL |
      - Protein | mg/24h | 18+ y: < 150
    * Urine Culture and Sensitivity | Urine (midstream) | 600 | Organism, count and antibiotics`,
  Stool: `
    * Stool Routine and Microscopy | Stool | 120 | Ova, cysts and cells
      - Colour | | Brown
      - Consistency | | Formed
      - Mucus | | Nil
      - Blood | | Nil
      - Pus Cells | /hpf | 0-2 | text
      - RBC | /hpf | Nil | text
      - Ova | | Not seen
      - Cysts | | Not seen
      - Trophozoites | | Not seen
      - Reducing Substances | | Nil
    * Stool Occult Blood | Stool | 150 | Immunochemical or guaiac
      - Occult Blood | | Negative | yes-no
    * Helicobacter pylori Antigen | Stool | 1200 | Card test
      - H. pylori Antigen | | Negative | yes-no
    * Stool Culture and Sensitivity | Stool | 600 | Organism and antibiotics`,
  'Infections (serology)': `
    * Widal Test | Serum | 180 | Slide or tube agglutination
      - S. Typhi O | | < 1:80
      - S. Typhi H | | < 1:80
      - S. Paratyphi AH | | < 1:80
      - S. Paratyphi BH | | < 1:80
    * Typhidot (IgM, IgG) | Serum | 400 | Card test
      - Typhoid IgM | | Negative | yes-no
      - Typhoid IgG | | Negative | yes-no
    * Dengue NS1, IgM, IgG | Serum | 900 | Card test
      - NS1 Antigen | | Negative | yes-no
      - IgM Antibody | | Negative | yes-no
      - IgG Antibody | | Negative | yes-no
    * Malaria Antigen (Card Test) | Blood (EDTA) | 250 | P. falciparum and P. vivax
      - P. falciparum | | Negative | yes-no
      - P. vivax | | Negative | yes-no
    * Malarial Parasite Smear | Blood (EDTA) | 120 | Thick and thin smear
      - Malarial Parasites | | Not seen
    * Chikungunya IgM | Serum | 700 | Card test or ELISA
      - Chikungunya IgM | | Negative | yes-no
    * Leptospira IgM | Serum | 700 | Card test or ELISA
      - Leptospira IgM | | Negative | yes-no
    * Scrub Typhus IgM | Serum | 900 | Card test or ELISA
      - Scrub Typhus IgM | | Negative | yes-no
    * HBsAg | Serum | 250 | Hepatitis B surface antigen, card test
      - HBsAg | | Negative | yes-no
    * Anti-HCV | Serum | 400 | Hepatitis C, card test
      - Anti-HCV | | Negative | yes-no
    * HIV 1 and 2 | Serum | 350 | Screening, with counselling and consent
      - HIV 1 and 2 | | Non-reactive
    * Hepatitis A IgM | Serum | 900 | ELISA
      - HAV IgM | | Negative | yes-no
    * Hepatitis E IgM | Serum | 1000 | ELISA
      - HEV IgM | | Negative | yes-no
    * VDRL / RPR | Serum | 120 | For syphilis
      - VDRL | | Non-reactive
    * COVID-19 Antigen | Nasal swab | 300 | Card test
      - SARS-CoV-2 Antigen | | Negative | yes-no
    * Mantoux Test | Skin test | 150 | Read after 48 to 72 hours
      - Induration | mm | < 10`,
  Immunology: `
    * C-Reactive Protein (CRP) | Serum | 350 | Quantitative
      - CRP | mg/L | < 6
    * Rheumatoid Factor (RA) | Serum | 350 | Quantitative
      - RA Factor | IU/mL | < 14
    * ASO Titre | Serum | 350 | Antistreptolysin O
      - ASO | IU/mL | ≤ 200
    * Anti-CCP | Serum | 1200 | For rheumatoid arthritis
      - Anti-CCP | U/mL | < 20
    * ANA | Serum | 800 | Immunofluorescence
      - ANA | | Negative
      - Pattern | |
      - Titre | |
    * Total IgE | Serum | 700 | For allergy
      - IgE | IU/mL | 18+ y: < 100
    * Procalcitonin | Serum | 1800 | For bacterial sepsis
      - Procalcitonin | ng/mL | 1+ y: < 0.5`,
  Hormones: `
    * LH | Serum | 500 | Luteinising hormone
      - LH | mIU/mL | Men 1.7-8.6. Women: follicular 2.4-12.6, mid-cycle 14-95.6, luteal 1-11.4, after menopause 7.7-58.5
    * FSH | Serum | 500 | Follicle stimulating hormone
      - FSH | mIU/mL | Men 1.5-12.4. Women: follicular 3.5-12.5, mid-cycle 4.7-21.5, luteal 1.7-7.7, after menopause 25.8-134.8
    * Prolactin | Serum | 500 | In the morning, at rest
      - Prolactin | ng/mL | M 18+ y: 4-15.2; F 18+ y: 4.8-23.3
    * Testosterone (Total) | Serum | 700 | In the morning
      - Testosterone | ng/dL | M 18+ y: 264-916; F 18+ y: 15-70
    * Estradiol (E2) | Serum | 700 | Note the day of the cycle
      - Estradiol | pg/mL | Men 10-40. Women: follicular 20-150, mid-cycle 60-400, luteal 40-240, after menopause below 20
    * Progesterone | Serum | 700 | Note the day of the cycle
      - Progesterone | ng/mL | Men below 1. Women: follicular below 1, luteal 3-20, after menopause below 1
    * Beta-hCG (Quantitative) | Serum | 700 | Total beta-hCG
      - Beta-hCG | mIU/mL | Not pregnant: below 5. In pregnancy by week
    * AMH | Serum | 1600 | Anti-Müllerian hormone
      - AMH | ng/mL | By age; 1-4 is usual in women of 20 to 35
    * Cortisol (Morning) | Serum | 700 | Drawn at 8 in the morning
      - Cortisol | µg/dL | 18+ y: 5-25
    * Parathyroid Hormone (PTH) | Serum | 1400 | Intact
      - PTH | pg/mL | 18+ y: 10-65`,
  'Tumour markers': `
    * PSA (Total) | Serum | 700 | Prostate specific antigen
      - PSA | ng/mL | M 18+ y: < 4
    * CA-125 | Serum | 1100 | For the ovary
      - CA-125 | U/mL | < 35
    * CEA | Serum | 900 | Carcinoembryonic antigen
      - CEA | ng/mL | < 5
    * AFP | Serum | 900 | Alpha-fetoprotein, not in pregnancy
      - AFP | ng/mL | 1+ y: < 10`,
  Semen: `
    * Semen Analysis | Semen | 500 | After 2 to 7 days of abstinence
      - Abstinence | days |
      - Volume | mL | ≥ 1.4
      - Liquefaction Time | min | ≤ 60
      - pH | | ≥ 7.2
      - Sperm Concentration | million/mL | ≥ 16
      - Total Sperm Number | million | ≥ 39 | number
      - Total Motility | % | ≥ 42
      - Progressive Motility | % | ≥ 30
      - Vitality | % | ≥ 54
      - Normal Forms | % | ≥ 4
      - Pus Cells | /hpf | 0-5 | text`,
  Microbiology: `
    * Blood Culture and Sensitivity | Blood (culture bottle) | 900 | Organism and antibiotics
    * Sputum Culture and Sensitivity | Sputum | 600 | Organism and antibiotics
    * Pus Culture and Sensitivity | Pus or wound swab | 600 | Organism and antibiotics
    * Throat Swab Culture and Sensitivity | Throat swab | 600 | Organism and antibiotics
    * Gram Stain | As sent | 150 | Microscopy
    * Sputum for AFB | Sputum | 150 | Ziehl-Neelsen
      - AFB | | Not seen
      - Grade | |
    * TB CBNAAT | Sputum | 2000 | Xpert MTB/RIF
      - M. tuberculosis | | Not detected
      - Rifampicin Resistance | | Not detected
    * KOH Mount | Skin, hair or nail | 150 | For fungus
      - Fungal Elements | | Not seen`,
  'Cytology and histology': `
    * FNAC | Aspirate | 800 | Fine needle aspiration cytology
    * Pap Smear | Cervical smear | 500 | Bethesda system
    * Biopsy (Small) | Tissue in formalin | 1000 | Histopathology`,
  Imaging: `
    * X-Ray Chest PA View | | 350 | Read by the radiologist
    * X-Ray Knee AP and Lateral | | 450 | Read by the radiologist
    * X-Ray Lumbar Spine AP and Lateral | | 500 | Read by the radiologist
    * X-Ray Paranasal Sinuses | | 350 | Water's view
    * X-Ray (Other Part) | | 400 | Name the part in the order
    * Ultrasound Abdomen | | 1000 | With a full bladder, fasting
    * Ultrasound Pelvis | | 900 | With a full bladder
    * Ultrasound Obstetric | | 1000 | PCPNDT form to be filled
    * Doppler of Leg Veins | | 1800 | For thrombosis
    * CT Brain (Plain) | | 2500 | Read by the radiologist`,
  'Heart and lungs': `
    * ECG | | 200 | 12 leads
    * 2D Echocardiography | | 1500 | With colour Doppler
    * Treadmill Test (TMT) | | 1500 | Bruce protocol
    * Spirometry (PFT) | | 700 | Before and after bronchodilator`,
};
