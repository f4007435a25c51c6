/**
 * Laboratory tests and their names, one test per line. Comparison ignores case, punctuation and
 * words such as test, level or serum.
 */
export const TEST_NAMES = `
complete blood count, cbc, cbp, fbc, complete blood picture, complete hemogram, complete haemogram, hemogram, haemogram, full blood count, cbc with platelets, blood cp
haemoglobin, hemoglobin, hb, hgb, hb%
total wbc count, tlc, wbc, total leucocyte count, total leukocyte count, tc
differential count, dlc, dc, differential leucocyte count, differential leukocyte count
tlc dlc, tc dc
platelet count, platelets, platelet, plt
erythrocyte sedimentation rate, esr
peripheral smear, peripheral blood smear, peripheral blood picture, blood picture, pbs, ps, p smear
malaria parasite, mp, malarial parasite, malaria smear, malarial parasite smear, mp smear, malaria parasite smear, smear for mp
malaria antigen, mp antigen, malarial antigen, malaria rapid, malaria rdt, malaria card, mp card, malaria ag, malaria rapid antigen, rapid malaria, rmt, malaria ict
dengue ns1 antigen, dengue ns1, ns1, ns1 ag, ns1 antigen, dengue antigen
dengue serology, dengue igm, dengue igg igm, dengue igm igg, dengue antibodies
dengue profile, dengue, dengue ns1 igg igm, dengue combo
widal, widal slide, widal tube
typhidot, typhoid igm, typhi dot
crp, c reactive protein, c reactive protein crp
blood group, blood grouping, blood group rh, blood group and rh typing, abo rh, blood grouping and rh typing, bg, bgrh, bg rh, bl gp, bl grp, bld grp, bld gp
bleeding time clotting time, bt ct, btct
prothrombin time, pt inr, pt, inr, prothrombin time inr
aptt, activated partial thromboplastin time, ptt
d dimer, ddimer
fasting blood sugar, fbs, blood sugar fasting, fasting glucose, fasting plasma glucose, fpg, fasting sugar, bsl f, bsf, glucose fasting, fasting blood glucose, blood glucose fasting, sugar fasting
post prandial blood sugar, ppbs, postprandial blood sugar, blood sugar pp, pp sugar, ppbg, pp blood sugar, bsl pp, post prandial glucose, glucose pp, postprandial glucose, blood glucose post prandial, sugar pp, blood sugar post prandial, bspp
random blood sugar, rbs, blood sugar random, random glucose, grbs, random sugar, rbg, blood glucose random, glucose random, bsl r, bsr
hba1c, glycated haemoglobin, glycosylated haemoglobin, hb a1c, a1c, glycated hemoglobin, glycosylated hemoglobin, glycosylated haemoglobin hba1c, glycated haemoglobin hba1c, ghb
oral glucose tolerance, ogtt, gtt, glucose tolerance, 75 gm ogtt, 75 g ogtt, 75g ogtt, ogtt 75 gm, ogtt 75 g, ogtt 75
fasting insulin, insulin fasting, s insulin
lipid, lipids, flp, fasting lipid, lipid fasting
total cholesterol, cholesterol
triglycerides, tg, triglyceride
liver function, lft, lfts, liver
kidney function, kft, rft, renal function, kidney, renal, rfts
urea, blood urea
blood urea nitrogen, bun
creatinine, creat, s creat, cr
egfr, estimated gfr
uric acid, s uric acid, ua acid
electrolytes, s electrolytes, na k, na k cl, sodium potassium, se
sodium, na
potassium, k
calcium, ca
phosphorus, phosphate
magnesium, mg
bilirubin, s bilirubin, bilirubin total and direct, total bilirubin
sgot, ast, aspartate aminotransferase, sgot ast
sgpt, alt, alanine aminotransferase, sgpt alt
sgot sgpt
alkaline phosphatase, alp
ggt, gamma gt, gamma glutamyl transferase
total protein, proteins
albumin
amylase
lipase
ldh, lactate dehydrogenase
cpk, ck, creatine kinase
troponin i, trop i, troponin, troponin t, trop t
ck mb, ckmb, cpk mb
thyroid stimulating hormone, tsh, ultra tsh
thyroid function, tft, thyroid, t3 t4 tsh, tfts, t3t4tsh
free t3 free t4 tsh, ft3 ft4 tsh, free thyroid
free t4, ft4
free t3, ft3
vitamin d, vit d, 25 oh vitamin d, vitamin d3, vit d3, 25 hydroxy vitamin d, vitamin d 25 oh, 25 oh vit d, vitamin d 25 hydroxy, vitamin d total
vitamin b12, vit b12, b12
folic acid, folate
ferritin, s ferritin
iron studies, iron, iron study
tibc
psa, prostate specific antigen
beta hcg, b hcg, bhcg
urine albumin, urine alb, urine for albumin, albumin urine, alb urine
urine pregnancy, upt, pregnancy, urine hcg
hormone fsh lh, fsh lh
fsh, follicle stimulating hormone
lh, luteinizing hormone, luteinising hormone
prolactin, prl
testosterone
amh, anti mullerian hormone
urine routine, urine r m, urine re, urine rm, urine r e, urine routine microscopy, urine routine and microscopy, urine examination, urine analysis, urinalysis, cue, complete urine examination, urine, urine complete, urine routine examination, ure
urine culture, urine c s, urine cs, urine culture sensitivity, urine culture and sensitivity
urine microalbumin, microalbumin, urine acr, acr, albumin creatinine ratio, urine albumin creatinine ratio, uacr
24 hour urine protein, 24 hr urine protein, 24h urine protein, 24 hr protein, 24 hour protein, 24h protein, 24 hr urinary protein, 24 hour urinary protein, urine protein 24 hours, urine protein 24 hr
stool routine, stool r m, stool re, stool examination, stool, stool rm, stool routine microscopy, stool r e, stool routine and microscopy
stool occult blood, stool ob, stool for occult blood, occult blood, fobt
helicobacter pylori antigen, h pylori, h pylori antigen, h pylori stool antigen, hp stool antigen, hpsa
absolute eosinophil count, aec
nt probnp, nt pro bnp, probnp, bnp
koh mount, koh, koh smear, koh scraping
blood sugar, blood glucose
stool culture, stool c s, stool cs, stool culture and sensitivity
pus culture, pus c s, pus cs, pus culture sensitivity, pus culture and sensitivity
sputum culture, sputum c s, sputum cs, sputum culture and sensitivity
throat swab, throat swab culture, throat swab c s, throat swab culture and sensitivity
blood culture, blood c s, blood cs, blood culture sensitivity, blood culture and sensitivity
sputum afb, afb, sputum for afb, afb smear, sputum afb smear
sputum cbnaat, cbnaat, tb cbnaat, tb genexpert, genexpert, gene xpert
mantoux, mt, mantoux tuberculin
doppler of leg veins, leg doppler, doppler leg, doppler legs, doppler ll, venous doppler, doppler leg veins, doppler lower limb, venous doppler leg, venous doppler ll, doppler venous, doppler both legs, colour doppler leg, color doppler leg, colour doppler legs, colour doppler both legs, colour doppler lower limb, colour doppler ll, usg doppler leg, usg doppler legs, usg doppler both legs, usg doppler lower limb, usg doppler ll
hiv, hiv 1 2, hiv i ii, hiv 1 and 2, hiv elisa, hiv rapid
hbsag, hepatitis b surface antigen, hbs ag, australia antigen, hep b surface antigen, hep b sag, hepatitis b antigen
hcv, anti hcv, hcv antibody, hep c antibody, anti hep c, hepatitis c antibody
vdrl, rpr
hav igm, hepatitis a igm, hav, hep a igm, anti hav igm, anti hav, hav antibody
hev igm, hepatitis e igm, hev, hep e igm, anti hev igm, anti hev, hev antibody
chikungunya igm, chikungunya, chik igm, chikv igm
leptospira igm, lepto igm, leptospira, leptospirosis
scrub typhus igm, scrub typhus, scrub igm
ra factor, rheumatoid factor, rf, ra
anti ccp, ccp
ana, antinuclear antibody
aso, aslo, aso titre, aso titer
ige, total ige
covid, covid rtpcr, rtpcr, rt pcr, covid antigen
chest x ray, cxr, x ray chest, xray chest, chest xray, chest x ray pa, x ray chest pa, x ray chest pa view, cxr pa, cxr pa view, chest x ray pa view, cx ray
x ray knee, knee x ray, xray knee, x ray knee ap lat, x ray knee ap lateral, x ray knee ap and lateral, xray knee ap lat, x ray knees, x ray both knees, xray both knees, x ray both knee, xray both knee
x ray ls spine, x ray ls spine ap lat, x ray lumbar spine ap and lateral, x ray lumbar spine ap lateral, xray lumbar spine, ls spine x ray, x ray lumbar spine, x ray lumbosacral spine, xray ls spine
x ray cervical spine, cervical spine x ray, x ray c spine
x ray pns, pns x ray
x ray abdomen, x ray abdomen erect, axr
ultrasound abdomen, usg abdomen, usg abd, usg abdo, ultrasound whole abdomen, usg whole abdomen, usg w a, usg wa, usg, ultrasound, sonography abdomen, sono abdomen
ultrasound abdomen pelvis, usg abdomen pelvis, usg abdo pelvis, usg abdomen and pelvis, usg a p, usg abd pelvis, ultrasound abdomen and pelvis
ultrasound kub, usg kub
ultrasound pelvis, usg pelvis
ultrasound obstetric, obstetric usg, obs usg, usg obs, usg obstetric, anc usg, anc scan, usg growth scan, growth scan, anomaly scan, level 2 scan, obs scan, usg growth, obstetric scan, nt scan, usg anomaly, usg anomaly scan, anomaly usg, usg nt, usg nt scan, nt usg, usg nt nb, nt nb scan, usg nt nb scan, usg level 2, usg level ii, usg level 2 scan, usg level ii scan, level ii scan, level 2 usg, level ii usg, level 2 anomaly scan, usg tiffa, tiffa, tiffa scan, usg dating scan, dating scan
ultrasound thyroid, usg thyroid, usg neck
ecg, ekg, electrocardiogram, 12 lead ecg
echo, 2d echo, 2d echocardiography, echocardiography, 2 d echo, echocardiogram, echo doppler, 2d echo doppler, echo colour doppler, echo color doppler, 2d echo colour doppler, 2d echo color doppler, 2d echo with colour doppler, 2d echo with color doppler, echo with doppler, echo with colour doppler, echo with color doppler
tmt, treadmill, stress
pft, spirometry, pulmonary function
ct brain, ncct head, ct head, ncct brain
ct chest, hrct chest, hrct
mri brain, brain mri, mri head, mri brain plain
mri ls spine, mri lumbar spine, mri lumbosacral spine, ls spine mri, mri lumbar
mri cervical spine, mri c spine, cervical spine mri
mri spine, mri whole spine, spine mri
mri knee, knee mri
audiometry, pure tone audiometry, audiogram
tympanometry, impedance audiometry
holter, holter monitoring
eeg, electroencephalogram, electroencephalography
ncv, nerve conduction, ncs, nerve conduction study, nerve conduction velocity
mammography, mammogram, mammo
dexa, bmd, dexa scan
pap smear, pap
semen analysis, semen, sperm count, semen routine, husband semen analysis
hb electrophoresis, haemoglobin electrophoresis, hplc, haemoglobin hplc
g6pd
sickling, sickle
reticulocyte count, retic, retic count
coombs, direct coombs, dct
procalcitonin, pct
abg, arterial blood gas
`;

/** A test's name, and the tests that it can also mean. */
export const OTHERS_MEANT: readonly {
  readonly name: string;
  readonly others: readonly string[];
}[] = [{ name: 'usg', others: ['ultrasound obstetric', 'ultrasound pelvis'] }];

/** One word that requests two tests. */
export const TEST_PAIRS: ReadonlyMap<string, readonly string[]> = new Map([
  ['bsl f pp', ['fbs', 'ppbs']],
  ['bsl', ['fbs', 'ppbs']],
  ['fbs ppbs', ['fbs', 'ppbs']],
  ['fbs pp', ['fbs', 'ppbs']],
  ['sugar f pp', ['fbs', 'ppbs']],
  ['blood sugar f pp', ['fbs', 'ppbs']],
  ['bs f pp', ['fbs', 'ppbs']],
  ['f pp', ['fbs', 'ppbs']],
  ['sugar fasting pp', ['fbs', 'ppbs']],
  ['blood sugar fasting pp', ['fbs', 'ppbs']],
  ['sgot sgpt', ['sgot', 'sgpt']],
  ['urea creatinine', ['urea', 'creatinine']],
  ['urea creat', ['urea', 'creatinine']],
  ['fsh lh', ['fsh', 'lh']],
  ['lh fsh', ['lh', 'fsh']],
  ['bt ct', ['bleeding time', 'clotting time']],
  ['viral markers', ['hiv', 'hbsag', 'hcv']],
]);
