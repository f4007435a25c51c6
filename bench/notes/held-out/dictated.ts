/** Held out: notes as the browser's speech recognition writes them: words for numbers, no punctuation. The format is described in ../parse-notes.ts. */
export const DICTATED = `
tablet dolo six fifty thrice daily for three days
+ Paracetamol 650 Tablet|3|3

patient has fever since two days tablet paracetamol five hundred milligram three times a day for three days tablet cetirizine ten milligram at bedtime for five days
+ Paracetamol 500 Tablet|3|3
+ Cetirizine 10 Tablet|1|5

tablet pantoprazole forty milligram once daily before breakfast for fourteen days
+ Pantoprazole 40 Tablet|1|14

capsule amoxicillin five hundred milligrams three times a day for seven days and tablet ibuprofen four hundred twice a day after food for three days
+ Amoxicillin 500 Capsule|3|7
+ Ibuprofen 400 Tablet|2|3

injection diclofenac seventy five milligram intramuscular stat
+ Diclofenac 75 Injection|1|1

tablet telmisartan forty once daily in the morning for thirty days advise serum creatinine and electrolytes
+ Telmisartan 40 Tablet|1|30
t Creatinine
t Electrolytes

advise complete blood count liver function test and ultrasound abdomen
t CBC
t LFT
t Ultrasound Abdomen

tablet metformin five hundred twice daily after meals for one month tablet glimepiride one milligram once daily before breakfast for one month
+ Metformin 500 Tablet|2|30
+ Glimepiride 1 Tablet|1|30

tablet azithromycin five hundred once a day for five days syrup ambroxol two teaspoons thrice daily for five days
+ Azithromycin 500 Tablet|1|5
~ Ambroxol 30 Syrup|3|5|*

half tablet of clonazepam point five at night for ten days
~ Clonazepam 0.5 Tablet|*|10|5

tablet prednisolone twenty milligram once daily for five days then ten milligram once daily for five days then stop
+ Prednisolone 20 Tablet|1|5
+ Prednisolone 10 Tablet|1|5

no history of diabetes or hypertension no drug allergy chest clear
=

tab montair l c at night for ten days
+ Levocetirizine 5 Montelukast Tablet|1|10

tablet ofloxacin two hundred one tablet twice a day times five days tablet metronidazole four hundred one tablet three times a day times five days
+ Ofloxacin 200 Tablet|2|5
+ Metronidazole 400 Tablet|3|5

start tablet amlodipine five milligram once a day for one month review after two weeks with b p chart
+ Amlodipine 5 Tablet|1|30

check random blood sugar h b a one c and urine routine
t Random Blood Sugar
t HbA1c
t Urine Routine

stop atenolol start tablet metoprolol twenty five once daily for fifteen days
+ Metoprolol 25 Tablet|1|15

ointment mupirocin apply locally twice daily for one week
+ Mupirocin 2% Ointment|2|7|1

tablet vitamin d three sixty thousand units once a week for eight weeks
~ Colecalciferol 60,000 Capsule / Colecalciferol 60,000 Sachet|*|*|8

tablet augmentin six twenty five twice daily for five days tablet dolo six fifty s o s for fever
+ Amoxicillin 500 Clavulanic Tablet|2|5
+ Paracetamol 650 Tablet|sos|*|*
`;
