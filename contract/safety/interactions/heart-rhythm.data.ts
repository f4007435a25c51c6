/** QT prolongation, slow hearts and drugs of the heart's rhythm. */
export const HEART_RHYTHM = `
pimozide | @cyp3aAny, @ssri, @qtKnown | serious | QT and sudden heart rhythm trouble; choose another. | Pimozide 4.3
thioridazine, mesoridazine | @cyp2d6Strong, duloxetine, abiraterone, fluvoxamine, propranolol, pindolol, @qtKnown | serious | QT and sudden heart rhythm trouble; choose another. | Thioridazine 4.3
cisapride, astemizole, terfenadine | @cyp3aAny, nefazodone, @qtKnown | serious | QT and sudden heart rhythm trouble; choose another. | Cisapride 4.3; terfenadine 4.3
quinupristin, dalfopristin | pimozide, cisapride, astemizole, terfenadine, quinidine, disopyramide | serious | QT and sudden heart rhythm trouble; choose another. | Synercid 5
quinupristin, dalfopristin | ciclosporin, midazolam, nifedipine | note | the drug rises; watch it. | Synercid 5
domperidone | @cyp3aAzole, @cyp3aMacrolide, fluconazole, @hivProtease, cobicistat, diltiazem, verapamil, aprepitant | serious | QT and sudden heart rhythm trouble; choose another. | Domperidone 4.3
domperidone | @qtContraindicated | serious | QT and sudden heart rhythm trouble; choose another. | Domperidone 4.3
@qtAntiarrhythmic | @qtKnown | serious | QT and sudden heart rhythm trouble. | Amiodarone, sotalol, disopyramide 4.3 to 4.5
@qtContraindicated | @qtContraindicated | serious | both lengthen QT, and the label of one forbids the other; choose another. | Amisulpride, citalopram, escitalopram, haloperidol, hydroxyzine, moxifloxacin 4.3
halofantrine, lumefantrine | quinine, mefloquine, chloroquine, @qtAntiarrhythmic | serious | QT and sudden heart rhythm trouble. | Artemether with lumefantrine 4.3; halofantrine 4.3
halofantrine | @qtKnown | serious | QT and sudden heart rhythm trouble; choose another. | Halofantrine 4.3
dofetilide | @thiazide, trimethoprim, cimetidine, ketoconazole, verapamil, dolutegravir, megestrol, prochlorperazine | serious | dofetilide rises, QT and sudden heart rhythm trouble. | Dofetilide 4.3
quinidine, disopyramide | @cyp3aStrong, erythromycin | serious | the antiarrhythmic rises, QT. | Quinidine, disopyramide 4.5
@qtAntiarrhythmic | @qtMind, @qtPossible | note | both lengthen QT; an ECG first, and potassium. | Amiodarone, sotalol 4.5
@qtContraindicated | @qtMind | note | both lengthen QT; an ECG first, and potassium. | Citalopram, haloperidol, hydroxyzine 4.5
@qtTop | @qtPossible | note | both lengthen QT; an ECG first, and potassium. | Haloperidol, methadone 4.5
@qtKnown | @qtKnown | note | both lengthen QT; care in the old, in heart disease and low potassium. | Azithromycin, ondansetron, quinolones 4.4
@qtTop, amisulpride, sulpiride | @losesPotassium | note | low potassium makes QT longer; check potassium. | Sotalol, amisulpride 4.5
amiodarone, sotalol, dronedarone, disopyramide, quinidine, procainamide, flecainide, propafenone | @betaBlocker, verapamil, diltiazem | note | a slow heart and heart block; an ECG. | Amiodarone, flecainide, propafenone 4.5
dronedarone, flecainide, propafenone, disopyramide, mexiletine, quinidine | @qtAntiarrhythmic, propafenone, mexiletine, lidocaine | serious | two antiarrhythmics; heart block and arrhythmia. | Dronedarone 4.3; flecainide 4.4
flecainide, propafenone, mexiletine | @cyp2d6Strong, @hivProtease | note | the antiarrhythmic rises; an ECG. | Flecainide, propafenone 4.5
flecainide, propafenone, quinidine | ritonavir, lopinavir, tipranavir | serious | the antiarrhythmic rises, dangerous rhythms. | Ritonavir 4.3
amiodarone | sofosbuvir, ledipasvir, daclatasvir, velpatasvir | serious | a very slow heart, deaths were seen; another treatment. | Sofosbuvir 4.4
amiodarone | grapefruit, cimetidine, phenytoin, @cyp3aAny | note | amiodarone or the other rises; an ECG. | Amiodarone 4.5
@betaBlocker | @rateLimiting | note | a slow heart and heart block; begin low, with an ECG. | Verapamil, diltiazem 4.5
@betaBlocker, @rateLimiting, digoxin, clonidine | fingolimod, siponimod, ponesimod, ozanimod | serious | a very slow heart at the first dose. | Fingolimod 4.4
@betaBlocker, @rateLimiting | digoxin | note | a slow heart; check the pulse. | Digoxin 4.5
@betaBlocker | clonidine, moxonidine | note | high blood pressure when clonidine is stopped at once. | Clonidine 4.5
@betaBlocker | donepezil, rivastigmine, galantamine, neostigmine, pyridostigmine | note | a slow heart; check the pulse. | Rivastigmine 4.5
@betaBlocker, -esmolol, -landiolol | ivabradine | note | a slow heart; meant together in heart failure, check the pulse. | Ivabradine 4.5
ivabradine | @cyp3aStrong, @rateLimiting, erythromycin, josamycin | serious | a very slow heart; choose another. | Ivabradine 4.3
ivabradine | @qtContraindicated, mefloquine, grapefruit, fluconazole, @inducer | note | ivabradine changes, a slow heart lengthens QT. | Ivabradine 4.4, 4.5
digoxin | amiodarone, verapamil, dronedarone, quinidine, propafenone | serious | digoxin poisoning; half the dose and check the level. | Digoxin 4.5
digoxin | clarithromycin, erythromycin, itraconazole, ketoconazole, posaconazole, ciclosporin, @hivProtease | serious | digoxin poisoning; choose another, or check the level. | Digoxin 4.5
digoxin | quinine, hydroxychloroquine, chloroquine, azithromycin, diltiazem, ranolazine, tolvaptan, spironolactone, carvedilol, ticagrelor, lapatinib, vandetanib, telithromycin, tetracycline, gentamicin, propantheline, alprazolam, atorvastatin, indomethacin, trimethoprim, nifedipine | note | digoxin may rise; check the pulse and the level. | Digoxin 4.5
digoxin | @inducerStrong, sucralfate, colestyramine, sulfasalazine, neomycin, penicillamine | note | digoxin may fall; check the level. | Digoxin 4.5
digoxin | @loop, @thiazide, amphotericin, @steroid | note | low potassium makes digoxin poisonous; check potassium. | Digoxin 4.4
digoxin | calcium gluconate, calcium chloride, suxamethonium, @catecholamine | note | dangerous rhythms when injected quickly. | Digoxin 4.5
verapamil, diltiazem | dantrolene | serious | high potassium and collapse of the circulation. | Dantrolene 4.5
adenosine | dipyridamole | serious | adenosine acts far too strongly. | Adenosine 4.3
propranolol, carvedilol, nadolol, sotalol, labetalol, timolol, pindolol | @betaAgonist | note | the airways; choose a selective beta blocker. | Propranolol 4.5
propranolol, carvedilol, nadolol, sotalol, labetalol, timolol, pindolol | adrenaline, noradrenaline | note | high blood pressure and a slow heart, and adrenaline works less in anaphylaxis. | Propranolol 4.5
metoprolol, propranolol, carvedilol, nebivolol, timolol | @cyp2d6Strong, propafenone, quinidine, abiraterone, mirabegron | note | the beta blocker rises; check the pulse. | Metoprolol 4.5
theophylline, aminophylline | adenosine, @betaAgonist | note | a fast heart and low potassium. | Theophylline 4.5
dronedarone | grapefruit, @betaBlocker, @rateLimiting | note | dronedarone rises or the heart slows; begin low, with an ECG. | Dronedarone 4.5
propranolol, metoprolol, nadolol | lidocaine | note | lidocaine rises. | Lidocaine 4.5
propafenone | @tricyclic, theophylline | note | the level of one rises. | Propafenone 4.5
procainamide | trimethoprim, cimetidine | note | procainamide rises. | Procainamide 4.5
cinitapride, mosapride | @cyp3aAzole, @cyp3aMacrolide, @qtContraindicated | note | the drug rises, QT; choose another. | Cinitapride, mosapride 4.5
`;
