/**
 * Doses of children by mouth, by weight or by age. Facts of public sources, named in each row; a
 * drug without one has no row. Compared in November 2026. A source that begins with `~` was read only
 * as others quote it, which the row of the sheet shows (decision 173). The most of a dose and of a
 * day without a figure in the source, and the age of cefalexin, are unconfirmed. Where sources
 * differ, the narrower dose is offered. Left out for lack of a source: domperidone (the MHRA withdrew
 * its use under 12 years in 2019, for lack of benefit), mefenamic acid, ambroxol, iron, and
 * fexofenadine under 2 years.
 *
 * `ingredients | from months | from kg | a dose | times a day | most mg a dose | most mg a day |
 * most mg/kg a day | source`. Of the rows of one drug, the last one that applies decides. A dose is
 * `15 mg/kg`, `40 mg/kg/day` (divided by the times), `2.5 mg`, or `-`: none from this age. Times:
 * `3-4` is usually 3, at most 4. The most mg/kg of a day is what any source allows, so that usual
 * doses never warn; `60/75!`: above 60 a note, above 75 serious; `75!`: any excess is serious. Amounts of a combination are those of its first
 * ingredient here. `*`: the element's amount, which a name with a salt does not give.
 *
 * Label: the product's US FDA label (DailyMed, or its text at drugs.com, medlibrary.org or the
 * manufacturer). SickKids: formulary of The Hospital for Sick Children, Toronto. IDSA: pneumonia of
 * children, 2011. CPS: Canadian Paediatric Society. eLENA: WHO, e-Library of Evidence for Nutrition
 * Actions.
 */
export const CHILD_DOSES = `
paracetamol | 3 | | 15 mg/kg | 3-4 | 1000 | 4000 | 60/75! | ~ narrower, NPS MedicineWise (Australia): 15 mg/kg, at most 1 g, at most 4 doses a day, 60 mg/kg a day; label of OFIRMEV: 15 mg/kg every 6 hours, at most 75 mg/kg a day
ibuprofen | 6 | 7 | 10 mg/kg | 3-4 | 400 | 400 | 40 | ~ Hadassah Medical Center: 5–10 mg/kg every 6–8 hours, at most 40 mg/kg a day; under 20 kg at most 400 mg a day; UK product information: not under 7 kg
ibuprofen | 6 | 20 | 10 mg/kg | 3-4 | 400 | 600 | 40 | ~ Hadassah Medical Center: 5–10 mg/kg every 6–8 hours, at most 40 mg/kg a day; from 20 to 30 kg at most 600 mg a day
ibuprofen | 6 | 30.1 | 10 mg/kg | 3-4 | 400 | 1200 | 40 | ~ Hadassah Medical Center: 5–10 mg/kg every 6–8 hours, at most 40 mg/kg a day; its limits of a day end at 30 kg
amoxicillin | 3 | | 40 mg/kg/day | 3 | 500 | 1500 | 90 | ~ label under 40 kg: 20–40 mg/kg a day every 8 hours, or 25–45 every 12; IDSA: up to 90
amoxicillin + clavulanic acid | 3 | | 40 mg/kg/day | 2-3 | 500 | 1500 | 90 | ~ label under 40 kg: amoxicillin 20–40 mg/kg a day every 8 hours, or 25–45 every 12; label of ES-600: 90
azithromycin | 6 | | 10 mg/kg | 1 | 500 | 500 | 30 | label of Zithromax: 10 mg/kg once a day; a single dose of 30 mg/kg
cefixime | 6 | | 8 mg/kg/day | 2 | 200 | 400 | 20 | ~ narrower, label of Suprax 2.2: 8 mg/kg a day; eMedicine: in 1 or 2 doses from 6 months, at most 400 mg a day, and 15–20 mg/kg a day in typhoid (off-label)
cefpodoxime | 2 | | 10 mg/kg/day | 2 | 200 | 400 | 10 | label: 10 mg/kg a day in 2 doses from 2 months to 12 years, at most 400 mg a day
cefuroxime | 3 | | 20 mg/kg/day | 2 | 250 | 500 | 30 | narrower, label of Ceftin suspension, 3 months to 12 years: pharyngitis 20 mg/kg a day in 2 doses, at most 500 mg a day; otitis media 30, at most 1,000 mg
cefalexin | 12 | | 25 mg/kg/day | 2-4 | 500 | 2000 | 100 | ~ narrower end of the label, over 1 year: 25–50 mg/kg a day; otitis media 75–100
clarithromycin | 6 | | 7.5 mg/kg | 2 | 500 | 1000 | 15 | Irish and UK product information: 7.5 mg/kg twice a day from 6 months, at most 500 mg twice a day
metronidazole | 2 | | 10 mg/kg | 3 | 400 | 1200 | 50 | SickKids: 10 mg/kg 3 times a day; label, amoebiasis: 35–50 mg/kg a day in 3 doses
trimethoprim + sulfamethoxazole | 2 | | 4 mg/kg | 2 | 160 | 320 | 20 | label: trimethoprim 8 mg/kg a day in 2 doses, from 2 months; pneumocystis 15–20
nitazoxanide | 12 | | 100 mg | 2 | | | | label: 1 to 3 years, 100 mg every 12 hours
nitazoxanide | 48 | | 200 mg | 2 | | | | label: 4 to 11 years, 200 mg every 12 hours
nitazoxanide | 144 | | 500 mg | 2 | | | | label: from 12 years, 500 mg every 12 hours
albendazole | 12 | | 200 mg | 1 | | | | eLENA, deworming: under 24 months, half a dose
albendazole | 24 | | 400 mg | 1 | | | | eLENA, deworming: a single dose of 400 mg
aciclovir | 24 | | 20 mg/kg | 4 | 800 | 3200 | 80 | label of Zovirax suspension, chickenpox from 2 years: 20 mg/kg 4 times a day; above 40 kg 800 mg
oseltamivir | 12 | | 30 mg | 2 | | | | CPS 2015 (PMC4353274): up to 15 kg
oseltamivir | 12 | 15.1 | 45 mg | 2 | | | | CPS 2015 (PMC4353274): above 15, up to 23 kg
oseltamivir | 12 | 23.1 | 60 mg | 2 | | | | CPS 2015 (PMC4353274): above 23, up to 40 kg
oseltamivir | 12 | 40.1 | 75 mg | 2 | | | | CPS 2015 (PMC4353274): above 40 kg
cetirizine | 6 | | 2.5 mg | 1 | | | | ~ product information of Cetril: 6 months to 2 years, 2.5 mg once a day
cetirizine | 24 | | 2.5 mg | 2 | | | | ~ label: 2 to 5 years, at most 5 mg a day, or 2.5 mg every 12 hours
cetirizine | 72 | | 5 mg | 2 | | | | ~ Malaysian product information (MIMS): 6 to 12 years, 5 mg twice a day
cetirizine | 144 | | 10 mg | 1 | | | | ~ Malaysian product information (MIMS): over 12 years, 10 mg once a day
levocetirizine | 6 | | 1.25 mg | 1 | | | | ~ label of Xyzal: 6 months to 5 years, 1.25 mg once a day
levocetirizine | 24 | | 1.25 mg | 1 | | | | label of Xyzal, sold without prescription: 2 to 5 years, 1.25 mg once a day
levocetirizine | 72 | | 2.5 mg | 1 | | | | label of Xyzal, sold without prescription: 6 to 11 years, 2.5 mg once a day
levocetirizine | 144 | | 5 mg | 1 | | | | label of Xyzal, sold without prescription: from 12 years, 2.5 or 5 mg once a day
loratadine | 24 | | 5 mg | 1 | | | | label of Claritin: 2 to 5 years, 5 mg a day
loratadine | 72 | | 10 mg | 1 | | | | label of Claritin: from 6 years, 10 mg a day
desloratadine | 6 | | 1 mg | 1 | | | | SK+F drug directory: 6 to 11 months, 1 mg once a day
desloratadine | 12 | | 1.25 mg | 1 | | | | SK+F drug directory: 1 to 5 years, 1.25 mg once a day
desloratadine | 72 | | 2.5 mg | 1 | | | | SK+F drug directory: 6 to 11 years, 2.5 mg once a day
desloratadine | 144 | | 5 mg | 1 | | | | SK+F drug directory: from 12 years, 5 mg once a day
fexofenadine | 24 | | 30 mg | 2 | | | | label of Allegra suspension: 2 to 11 years, 30 mg every 12 hours
fexofenadine | 144 | | 60 mg | 2 | | | | label of Allegra suspension: from 12 years, 60 mg every 12 hours
ondansetron | 6 | 8 | 2 mg | 1 | | | | ~ CPS, one dose in gastroenteritis from 6 months: 8–15 kg
ondansetron | 6 | 15 | 4 mg | 1 | | | | ~ CPS, narrower than the label’s 3 doses a day in chemotherapy, one dose in gastroenteritis from 6 months: 15–30 kg; above 30 kg 6–8 mg, so that 4 mg is the narrower
salbutamol | 24 | | 0.1 mg/kg | 3 | 2 | 6 | 0.6 | label of the syrup: 2 to 5 years, 0.1 mg/kg 3 times a day, at most 2 mg; later 0.2 mg/kg
salbutamol | 72 | | 2 mg | 3-4 | | | | label of the syrup: over 6 to 14 years, 2 mg 3 or 4 times a day
prednisolone | 1 | | 1 mg/kg/day | 1-2 | 20 | 20 | 2 | narrower, GINA main report 2019, page 161: 1–2 mg/kg a day, under 2 years at most 20 mg; NHLBI 2007: at most 60 mg
prednisolone | 24 | | 1 mg/kg/day | 1-2 | 30 | 30 | 2 | narrower, GINA main report 2019, page 161: 1–2 mg/kg a day, 2 to 5 years at most 30 mg; NHLBI 2007: at most 60 mg
prednisolone | 72 | | 1 mg/kg/day | 1-2 | 40 | 40 | 2 | ~ narrower, GINA, asthma: 1–2 mg/kg a day, from 6 years at most 40 mg; NHLBI 2007: at most 60 mg
zinc* | 0 | | 10 mg | 1 | | | | eLENA, diarrhoea: under 6 months, 10 mg a day
zinc* | 6 | | 20 mg | 1 | | | | eLENA, diarrhoea: under 5 years, 20 mg a day
zinc* | 60 | | - | | | | | eLENA, diarrhoea: for children under 5 years
`;
