/** Tests of hormones, antibodies, pregnancy and special organs, as `TEST_NAMES` has the others. */
export const SPECIAL_TEST_NAMES = `
anti tpo, tpo, tpo antibody, tpo antibodies, anti tpo antibody, anti tpo antibodies, anti thyroid peroxidase, thyroid peroxidase antibody
anti thyroglobulin, anti tg, tg antibody, tg antibodies, anti thyroglobulin antibody, anti thyroglobulin antibodies
anti dsdna, ds dna, dsdna, anti ds dna
anca, c anca p anca, p anca c anca
c anca
p anca
hla b27, hlab27
complement c3, c3 complement
complement c4, c4 complement
ca 125, ca125
ca 19 9, ca199, ca19 9
cea, carcinoembryonic antigen
afp, alpha fetoprotein, alfa fetoprotein, alpha feto protein
free psa, psa free
dheas, dhea s, dhea sulphate, dhea sulfate
17 ohp, 17 hydroxyprogesterone, 17 oh progesterone
cortisol, morning cortisol, cortisol morning, 8 am cortisol
acth
growth hormone
igf 1, igf1
parathyroid hormone, pth, ipth, intact pth, parathormone
c peptide, cpeptide
fructosamine
torch
rubella igg
rubella igm
toxoplasma igm, toxo igm
toxoplasma igg, toxo igg
cmv igm
cmv igg
double marker, dual marker
triple marker
quadruple marker, quad marker
nipt
nst, non stress, ctg
biophysical, bpp
glucose tolerance in pregnancy, dipsi
glucose challenge, gct
vaginal swab, high vaginal swab, hvs, hvs culture, hvs c s
hysterosalpingography, hsg, hysterosalpingogram
follicular study, follicular monitoring, follicular scan
transvaginal ultrasound, tvs, usg tvs, tvs usg, tvs scan, transvaginal scan, transvaginal usg
ultrasound breast, usg breast, usg breasts, usg both breasts, sonomammography, sonomammogram
ultrasound scrotum, usg scrotum, scrotal usg
indirect coombs
antiphospholipid antibodies, apla, apla igg igm, antiphospholipid, antiphospholipid antibody
anticardiolipin, anticardiolipin antibodies, anticardiolipin antibody, anti cardiolipin
lupus anticoagulant
homocysteine
hs crp, hscrp, high sensitivity crp
blood lactate, arterial lactate
ammonia
fibrinogen
urine protein creatinine ratio, upcr, urine pcr, uprcr, protein creatinine ratio
urine ketones, urine ketone
ionised calcium, ionized calcium
lipoprotein a, lp a
apolipoprotein b, apo b
hdl, hdl cholesterol
ldl, ldl cholesterol, direct ldl
vldl
tissue transglutaminase, ttg, ttg iga, anti ttg, anti ttg iga, tissue transglutaminase iga
calprotectin, faecal calprotectin, fecal calprotectin, stool calprotectin
urea breath, ubt
upper gi endoscopy, ugie, ugi endoscopy, ugi scopy, ogd, ogd scopy, gastroscopy, endoscopy
colonoscopy
fibroscan, elastography
emg
emg ncv, ncv emg
abpm, ambulatory bp monitoring, ambulatory bp, 24 hr abpm
colour doppler, color doppler, usg doppler, doppler usg, doppler
carotid doppler, doppler carotid
renal doppler, doppler renal, renal artery doppler
obstetric doppler, doppler obs, fetal doppler, foetal doppler, obs doppler
ct abdomen, ct abd, ct abdo, ct whole abdomen
cect abdomen, cect abd, cect abdo, cect whole abdomen
cect chest, cect thorax
ct kub, ncct kub
ct pns, ncct pns
mrcp
opg, orthopantomogram
bera
sleep study, polysomnography, psg
uroflowmetry, uroflow
skin prick, allergy skin prick
gram stain, gram staining
tzanck smear, tzanck
hbv dna, hbv dna viral load, hep b dna, hbv viral load, hbv dna quantitative
hcv rna, hcv rna viral load, hcv viral load, hcv rna quantitative
hiv viral load
cd4, cd4 count
hbeag, hbe ag
anti hbs, anti hbs titre, hbs antibody, anti hbsag
anti hbc, hbc antibody, anti hbc antibody
anti hbc igm, hbc igm
tpha
igra, quantiferon, quantiferon gold, tb gold, quantiferon tb gold
brucella igm, brucella antibodies, brucella serology
weil felix
microfilaria, mf smear, microfilaria smear
malaria qbc, qbc, mp qbc
adenosine deaminase
ascitic fluid analysis, ascitic fluid r m
pleural fluid analysis, pleural fluid r m
csf analysis, csf r m
bone marrow aspiration
bone marrow biopsy
ceruloplasmin
urine amylase
thyroid antibodies, antithyroid antibodies, anti thyroid antibodies
`;
