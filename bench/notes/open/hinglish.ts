/** Notes in Hindi written with English letters. The format is described in ../parse-notes.ts. */
export const HINGLISH = `
sar dard bukhar kal se dolo 650 din me teen baar 3 din
+ Paracetamol 650 Tablet|3|3||-

khansi balgam 5 din se, azithral 500 roz ek 3 din, ambroxol syrup 2 chammach din me 3 bar
+ Azithromycin 500 Tablet|1|3||-
~ Ambroxol 30 Syrup|3|*|*|-

pet me gas jalan, pan 40 subah khali pet 14 din, mirch masala band
+ Pantoprazole 40 Tablet|1|14||on an empty stomach

ulti 3 baar subah se emeset 4 din me 2 baar 2 din ors 3 packet
+ Ondansetron 4 Orally Tablet|2|2||-
+ Oral Rehydration Salts|*|*|3|-

jodo me dard etoricoxib 90 raat ko khana khane ke baad 5 din uric acid ra factor karao
+ Etoricoxib 90 Tablet|1|5||after food
t Uric
t Rheumatoid

kamzori hai b complex roz ek 1 mahina, vit d3 60k hafte me ek baar 8 hafte
+ Vitamin B Complex Tablet|1|30
~ Colecalciferol 60,000 Capsule / Colecalciferol 60,000 Sachet|*|*|8

daant dard ketorol dt jab dard ho 6 goli
+ Ketorolac 10 Dispersible Tablet|sos|*|6|-

peshab me jalan nitrofurantoin 100 subah shaam 5 din pani zyada piyo urine test karwana
+ Nitrofurantoin 100 Capsule|2|5||-
~t Urine Routine

metformin 500 subah shaam khane ke baad 30 din, meetha band
+ Metformin 500 Tablet|2|30||after food

dawai chalu rakhe, 1 mahine baad dikhaye
=

pehle combiflam li thi aaram nahi hua
=

naak se paani chheenk montair lc raat me ek 10 din
+ Levocetirizine 5 Montelukast Tablet|1|10||-

kaan me dard ciplox ear drops 3 boond din me 3 baar 5 din
+ Ciprofloxacin 0.3% Eye/Ear Drops|3|5|1

amlodipine band karo telmisartan 40 shuru karo subah ek 30 din
+ Telmisartan 40 Tablet|1|30||-

bachche ko dast zinc syrup 5 ml roz 14 din ors thoda thoda
+ Zinc 20 Syrup|1|14|2|-
~ Oral Rehydration|*|*|*

mahwari me dard meftal spas sos 6 goli
~ Dicyclomine 20 Mefenamic Tablet|sos|*|6

aadhi goli amlodipine 5 subah 20 din
~ Amlodipine 5 Tablet|*|20|10|-

bukhar utar gaya ab koi dawai nahi
=

khujli daane cetirizine 10 raat 7 din calamine lagana din me 2 baar
+ Cetirizine 10 Tablet|1|7||-
~ Calamine Lotion|2|*|1|on the skin

saans ki dikkat foracort 200 subah shaam 2-2 puff 1 mahina
+ Formoterol 6 Budesonide Inhaler|2|30|1|-
`;
