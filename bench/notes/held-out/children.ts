/** Held out: children: syrups, drops, weights, mg/kg. The format is described in ../parse-notes.ts. */
export const CHILDREN = `
2 yr 11 kg fever 2d syp calpol 120 5ml q6h 3d
+ Paracetamol 120 Syrup|4|3|1

child 14kg cough cold syp ambroxol 2.5ml tds 5d syp cetirizine 2.5 ml hs 5d
+ Ambroxol 30 Syrup|3|5|1
+ Cetirizine 5 Syrup|1|5|1

5y 18 kg tonsillitis amoxicillin 250/5 ml syp 5 ml tds 5 days pcm syrup 250 5ml sos
+ Amoxicillin 250 Dry Syrup|3|5|2
+ Paracetamol 250 Syrup|sos|*|1

8 month loose stools zinc syp 2.5 ml od 14 days ors 4 sachet econorm 1 sachet bd 3 days
+ Zinc 20 Syrup|1|14|1
+ Oral Rehydration Salts|*|*|4
+ Saccharomyces|2|3

worm infestation bandy plus 10ml single dose at night
? bandy

10 kg pcm 15 mg/kg/dose 6 hrly
? pcm

syp azithromycin 200/5 4 ml od 3 days 15kg pneumonia xray chest cbc crp
+ Azithromycin 200 Suspension|1|3|1
t CBC
t CRP
t Chest

nb baby d3 drops 400 iu 1 ml od 30 days
+ Colecalciferol 400 Drops|1|30|2

6m baby nose block saline nasal drops 2 drops each nostril before feeds
~ Sodium Chloride 0.65% Nasal Drops|*|*|1

calpol drops 0.8 ml tds 2 days after vaccination
+ Paracetamol 100 Drops|3|2|1

syp ondem 2 ml tds 2d vomiting, no solid 4 hrs
+ Ondansetron 2 Syrup|3|2|1

syp zifi 100 5 ml bd 7d
+ Cefixime 100 Dry Syrup|2|7|3

syp augmentin duo 5 ml bd 5d
~ Amoxicillin 200 Clavulanic Dry Syrup|2|5|2

wheeze neb asthalin 2.5 mg stat and 6 hrly 2 d, syp omnacortil 5 ml od 3d
~ Salbutamol 2.5 Respules|*|*|*
~ Prednisolone 5 Syrup|1|3|1

tab albendazole 400 stat chew for 6 yr
+ Albendazole 400 Tablet|1|1

colic infant colicaid drops 5 drops tds sos
? colicaid

montek lc kid syp 5 ml hs 10 d
~ Levocetirizine 2.5 Montelukast Syrup|1|10|1

iron syp 5 ml od 2 months hb 9
? iron

Master Aarav 4 yrs wt 15 kg ibugesic plus 7.5 ml tds 3 days after food
~ Ibuprofen 100 Paracetamol Suspension|3|3|2

syp metrogyl 5 ml tds 5 d, stool rm
+ Metronidazole 200 Suspension|3|5|2
t Stool Routine
`;
