/** Held out: notes in Hindi written with English letters. The format is described in ../parse-notes.ts. */
export const HINGLISH = `
bukhar 3 din se, khansi, pcm 650 din me 3 baar khane ke baad 3 din
+ Paracetamol 650 Tablet|3|3

pet dard ulti 2 din se tab cyclopam sos, tab pan 40 subah khali pet 5 din
~ Dicyclomine|sos|*|*
+ Pantoprazole 40 Tablet|1|5

sardi jukam naak band cetirizine raat ko 5 din otrivin drops 2 boond din me 3 baar
+ Cetirizine 10 Tablet|1|5
~ Xylometazoline 0.1% Nasal Drops|3|*|1

kamar dard 15 din se zerodol sp subah sham khane ke baad 5 din
+ Aceclofenac Serratiopeptidase Tablet|2|5

bp ki goli telma 40 roz subah 1 mahina chalu rakho
~ Telmisartan 40 Tablet|1|30

sugar check fasting aur khane ke baad
~t Fasting Blood Sugar
~t Post-Prandial

khujli pure sharir me raat ko atarax 10 raat ko 7 din
+ Hydroxyzine 10 Tablet|1|7

gale me kharash dard augmentin 625 1-0-1 5 din, garam pani gargle
+ Amoxicillin 500 Clavulanic Tablet|2|5

dast 5-6 baar ors ghol ke piyo 4 packet, o2 tab din me 2 baar 3 din
+ Oral Rehydration Salts|*|*|4
+ Ofloxacin 200 Ornidazole Tablet|2|3

ghutne me dard budhape ka shelcal 500 ek goli raat ko ek mahina xray ghutna
+ Calcium Carbonate 500 Tablet|1|30
~t Knee

bachche ko bukhar hai crocin syrup 5 ml har 6 ghante 3 din
? crocin

chakkar aa rahe vertin 8 din me teen baar 7 din tak
+ Betahistine 8 Tablet|3|7

gas acidity bahut rantac band karo pan d shuru karo subah khali pet 10 din
+ Pantoprazole 40 Domperidone Capsule|1|10

sans phulna asthalin inhaler 2 puff jab zarurat ho
+ Salbutamol 100 Inhaler|sos|*|1

dawai nahi chahiye sirf cbc aur urine karwao
t CBC
t Urine Routine

khoon ki kami hai orofer xt roz ek 2 mahine, cbc repeat
+ Ferrous Ascorbate Tablet|1|60
t CBC

aankh lal paani aana ciplox eye drop 2-2 boond din me 4 baar 5 din dono aankh
+ Ciprofloxacin 0.3% Eye/Ear Drops|4|5|1

dad khaj fungal cream luliconazole subah sham lagao 3 hafte
+ Luliconazole 1% Cream|2|21|*

neend nahi aati alprax 0.25 aadhi goli raat ko 10 din
~ Alprazolam 0.25 Tablet|*|10|5

penicillin se allergy hai azithro 500 roz 1 3 din
+ Azithromycin 500 Tablet|1|3
`;
