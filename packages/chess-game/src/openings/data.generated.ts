// Written by scripts/openings.mjs from source/, which is in the public domain (CC0).
export const lines: string = `AIQ
BwgJZ
B0kBS
CJRzjKS-tLT5qMU9rNV8-OW
COWzjFO-tLT5qBL9rMU8-PX
AIY
Bwg
BxhYh6x
BxpLbzjBS5z
B0kAQ
CYgzjMU1lgo
CPf
ABQ
B0kQa5qMc1l
CLT9QJQzjMUyiAB
B2uOe
ABS
Bxh
ByiAB
CJZ
CLbibDb5qbf
CGV5qLbibVb
BzjLT-tOW
CMU0kLb9Z
CMcjcLT
EFa
ENV
CNdjbScyi
F0k
GGV
F1lcN-tGVyiJZ
D0k
D2m
BzrNd0kdk5q
B0k
CJRzjMcjcLT
CLbkbDb5qbY
CMUzjDn6s
F-t
CNdkdMc
CGV5qLb
D9i
B1lMclcLT
B2uPf
B-tOe
AJR
Bxh
Bxp
Byi
Bzj
CCQ
B0k
CCJ5q
EKa-t
EMU
ENd
B1l
CCJ0sMc
B-t
CCJ2uOe
AJZ
Bxh
B5q
Byi
Byq
CCJwgZh
FqhMc
Bzj
CCJyqIY
D6l
D7r
D-tGV
CGV
B0kIQ
CCJyi
Dzr
D1tZh
EMc
B0sCJ-tZhwo
GIYohYh4AJA
Fxp
FzjMU
B1l
B-tCJ2u
EKa92MUzrGV8-Lb
EMc
B-v
AKS
AKa
Bxh
B5q
Byi
CBS
D5q
EOW
F2uFO92MU0k
IGV
J0k
KEGzr
L-0
MIQ
MLT
Nzr
J-tEG8-JR
D-tGV
F0k
CJZ
CMc5qBS2uOW92FO
CGV
D5qBS-tMU0sLbzjajsj
EOW2uFO92EGzrBS
J0sBS
D-tBS5q
GOWzjLbib
J0s
H0s
FzjajtjOW5qFOjy
EJZ
COW2uFO92BS5q
Byq
CGVzjMU
F-tBS5zJR0k
IDK
H0sJR9r
GDK
EOW-tJR2u
GFO
H6l
IEG0sLT
Hja
Bzj
Caj7jBSjg
D0s
D-t
B0k
CBS
D5q
EGV
EOWzrFO6s
F2uAB-vFO92
GFO92
IAB
ILT
Jzr
KMc
IMUzrGM6s
L-v
DzrGV
F6e
EOWyq
D9Z
D-t
ENd
EGV5q
GIQ
GLT
GLbkbVb9ZCm3vmfZSJSqk
Hkc
GMU
H9ZDKZS
J8-Sj98Kl
GMc
GOW
HzjajtjFOjp
L9i
H9Z
IFOZSLSzrEG8-
H9iLTzrFO
Lwo
L8-EG
L3v
FkcVmxh
Hyq
Hte
EOW
F5qFOzrLT90GV8-
Fyq
Fzj
F9Z
GMc8-GM5qFO
GFO8-GV98EGkcVb5q
F9iFOyq
F2u
CMU-tNdkdGV
CGV
Dkc
COW-tFO5qBS9ZSj
IMczrGM
L6e
FzjajtjGV5q
KLT
L90EG8-
D3n
B0s
CBS-tMc
F5q
Fyi
Gckt-
Fzjck
EGVxp
GMc6xFT
F9ZOe
CLbxpBS6xMc1lbj
Icl-t
DyiGVibVb-t
CGV
DyiBS-tOWxpFO6xEG90LbibDbzrFDwoJR5z
Dzj
EJR-tCJ90MU8-
KLb
EOWxpFO6xEG
Fyi
Fyq
F-t
GFOxpEG
HyiJR5qEG90
H9r
H90
IJR
Jxp
Jyi
ILb8-EGyq
IEG
JyiajtjBS5q
J8-JR
D-tBSyiLb5qOWibVb7p
HibVb5q
GOWxpFO6xEG90
EJRzjCJyiMU
EOWwo
FxpFO6x
FzjFOyq
Hja
B1l
CBS-tMc
FlcOe
CMc
CGVzrMc
COe
B2m
CLb0k
D92
B2u
CBS92OW-tFO8-MczrGM0kEGyqLTwo
CMc0k
B-t
CBS
DyiOW
FzjajtjFOjy
Dzj
EajtjGV
HyiMU0s
H2u
IOW92FO0k
GOW2uFOjp
JjS
D0s
EGV9Z
D2uGV92Mc
CJZ
CLbyiGV
CMc
CGV
Dxp
DyiBS5qOW2uFO92
KEG8-Lb
DyqJRzjCJ6e
ILT
IMU
Dzj
Eajtj
Dzr
D0sOWwoFOxh
D2u
EJZ
EOWxpFO6x
Fyq
Fzj
F92FO8-EGyiBS5qLT
COWyqGVzjJR
H6l
ICJ
IFO
J0sCJ
H6e
ICJ
IFO
J0sCJ
Hja
D2uFO92LbzjajtjGV
ALT
ByiBS5qOW
B0k
CBL
B2uOe
ALb
Bxh
CMc6xFh
Bxp
CKa6xBS0k
B5o
B5q
CKa0kbjqb
Fq0
EbkqkBSka
Cbjq5
EMc-tckt-
Byi
CJZ
CKaibMU
Cbi
Dxp
D5o
Cbj
D5o
Dzr
EBS2u
D0k
EMczr
D1l
EMc
D-t
EBS7g
EGV
CGVibJZ
F0k
ByqKazr
CGV-tKaxh
Bzj
CBS
Dyi
D6l
D6e
D0k
D0s
ECd
D-tCd
F0s
F2u
D3n
CCd
Dyi
Ebi
EMc
Fjc
CCm
D6e
CKa
Dxh
D5q
EBS
Fja
GGV
H-t
F0k
Eaj7j
GMU0kBS9ZCLZSLSkbGM
EGV6e
GDY
F0k
Dyi
Eaj-t
GMctcbi7g
Ebijb
EGV-tBS0sMU5qFT
Dyq
EBS
Fja
GMc
F0k
GMc
F-tMU0sGV
Jwo
J5z
KJR9rCJ8-FT
KDK
LxpJR
N6x
OFT
P90EG8-CJ
L9rJR8-CJ70FT
P98FT
KFT
LjaTa
Nxh
OaTwo
QUcqi
Sck
TibSh
VzkVkohDV
Vte
P6x
QUchZSYqicktj
WEGibVb
P9rEG6xIQ8-DK
L9Z
L9r
MDK
L90
H2uGV92FT8-EG6l
N6e
GGV0sMU5zFTjaTaxhaTwoUcqickibShzkVkohEG7jDM6oCm
Eaj
FqjBS-tNV
IGV5qCd6l
EMc
EGV
F0sMU-tBS9rFTjaTaxhaT5zEG8-DK
F-tBS
Hwo
Iai
IMU6l
Hja
IIY
J5o
J6l
KMU
L5o
L0sFa9ZEG
P8-DM
RtcOe
KVk
L5oMc
L5zka7yOW0k
QbkzkCdtzFO2m
L0s
MNV9ZMc
KVf
J6e
J0s
IMU
IMc
Jxhck
H7p
H0s
ICm5zMU
L7g
Maj
Ntj
MVLja
N9ZDK
Jja
KMc
Lxhck3vmf2mktmfVk
QVm
Rvmfm5zOW
J3vmt7t
MDR
Kmf
IMU5zDK9rUc
NjcSctcKcskbk
MOe
KFTjaTaxhaTwoUcqibj
SckibShzk
PhZ
H2u
GBL
GCm
Gajqj
IBS5qCd6lMU0sDR9Z
GDK0sBL90OW5zFO8-EGxh
GMU
H6l
IBS0s
IajqjBS
L0sVktz
KDR76CL0sBQ
H6e
H0sBL
J5z
KFTqi
JtcFT1l
GOW6eFO0sEG
HjaFO2u
D6l
EBS0sDR
GGV5q
EajlBDYyqjq5q
EDR
Dja
EDY
EMU
F0kFakbDR70IQ
KBL
KEF
KGV
F-tFa0sGVyiEGwoUc
EMc
Fxh
F5q
Fyi
Gbjxh
H-tBSxh
F0k
GFa
F1l
F-t
EGV
Fwo
GMUxh
H6eFa0sbj
GMc
Fxh
F5z
Fyi
F0s
GMU-tFa90EG8-BSwoIYyi
F-t
GBS
HwoMc
Hyibj0sMcsjck
GDY
GMU
H6s
H6e
H0s
IFayi
KDMwobi9iEG5qUcxhck
KEG
Lwo
MIY
MBS
MDM
Nxh
OaR5qFDiaRKqZBSZKMK6xbj7y
P6x
QBS
QFD5zBS9r
Mbi9i
L5q
Lib
J90EGwo
L8-
MBS
H2u
D0k
EbkjbMU9ZCLbU
GMc
GGV
H5qBL
J6ePXeVLV9ZCL70
J70
J1t
IOW
J6s
J6l
J6e
Hyi
D0s
EBS
Fwo
Fyi
Gajib
IDb5qbDsjDj6s
Hsj
IbijbSYxh
IMc
IGV
J5qCm90
Mm0-0
KbijbSYxh
KOW
Lia
MMc
L-t
MFOibVb9i
N6e
N90
OEG8-
QCm
Ria
RibVb98
T3vmU6e
V98
WAC6s
R6s
Qbijb
R0iSY
GMU-tGV5q
Fyq
GMU1l
IOe
H-tGV5zFTjaTaxhaTwoUchZ
GMc
HjcSc9ZCL
L7bLZbcFMqiZicO
KcS
INV
GGVja
IIY9ZMUZSJSxhYhqh
LxhCLwg
ICm
J1t
IMUxhIY9ZCL70
IOW
H-tMU5zJR9rCJ8-FM
KVk
F90
GMcjcNV
GGV-tCd8-MUxp
ICm3vmf8-ACja
MMUxpajsj
Ptj
Qf070SjsjAC6s
Ntc
Of070ajcSJS
F-t
GCd
GCm
H5z
IMU
Jyq
KIQ
KGV7gVL9ZDK8-mf
Mmt
J9Z
IGVyqAC7gmL
KMc
Hyi
Iaj
J7p
IGVibDb
KVbskbhwoDY
HyqGV90MU5zAC8-FTjaTaxh
H90
IMU5zGV8-AC3vmfyi
J8-GV5zACyqFT
PjaTatj
Sm070
USc
UEG
VjSCSsk
YbkzkVk0k
P3vmf
MDK
NwoajsjFT98
Nyi
Nyq
OADwo
OIQ
L3vmftcf070ajcSJSsjDR97Sa6s
QDKctFTjaTayiEG5qFD6z
IGV
JyqMUjaFa
Imt
GajtjMcjSJSyiGVibSb9ZCL7g
GMU90ajsjFT8-GVyq
GGVyiCm
IajtjMcjSJSibSb9ZCLZLDL8-Fh
IMU5qIQibUb9r
KFT9rEG8-
ODM70biriUc
H90Cd8-MUyq
IMU8-
EGVyi
GajsjCm
IOW5qFO-tEG90BS8-Cm6sACxp
FyqBSjaIY9ZMUxhCL7p
F-tBS5qCm90MU8-
MAC3vmf
Ptc
HjaCm
J90
KMc
IMc
H90Cm8-MU5zACyqFTjaTatjm070EGjSCSskDB
GMUyqBL2u
D-t
Eajyq
CDT
CMU
D-t
EFT
CMc
DjcBSyi
F6l
GNV-tFa
F0k
GCU
GSc
GDn
Gbk
GGM
F1l
F-t
GCU
GCm
H6lmt0tOeluDM9ZMh
GNVwo
H5q
Hyi
Hyq
H6l
HcU
HcV
IDV
IGVxp
J5q
J5z
Jyi
Jyq
J6l
KVk0sOelc
J6e
KPXeVDVyqCU
OVN
OOe
J7r
J0s
KCm90FT5qEGqbGH
KFT
J2u
KFa92EG8-DE
OGH
MVk
MPf
H0k
H0s
IVc
ECU
EFa
ENV
CNd
CGV
D5q
Dyi
EMU-tBL0sJR
EOWibFO
DyqCm3vmf7p
D6lKa0sBSyq
D0sCd
F-t
D-t
ECd
FyiMU
H5qBL
J0sKS
ECm
F0sBL90KS5zMU
GMU5zFT
HyiBL
J5qKS
IKS5q
KFT
J5z
KBL
L9r
L90
Ftc
F2u
GMU
EKaxh
FyqBS0sMU5zFTjaTaxhaTwoUcqickibShzkVkohEG
JtcFT1l
GMU0sBS5zDK9rJR
N8-CJ
F0sBS90Cm8-MU5zACyqDKwoaj
RsjFT
OFTjaTatjPf
MDR
EMU
F6l
F0s
GJR
HyiCJ5q
KBL
KFT
GFT
H9rEG8-JR5zCJ
Nyq
OBL
F2uFT92
EOW
FyqFO6e
IEG5zKa
COe
Bzr
CKa
D0k
Ebk5q
F6s
CGV6e
EKa5zDR45
D2u
EKa92Mc6e
B0k
Cbj
D9iMc7f
Cbk5qGV70
GDj
F1t
F9i
F-0
Dzr
D7f
D1t
CMU
CGV
Dkc
EVk
EVG
B0s
CKaxp
EBSzj
EMc6xFT5q
GNV1lcl-v
DyibjsjajzrBS2uMc92GV-0
Dsk
D9Z
EBS
D-tGVzjOW90FO8-EG5zDKyqFDxpIY
CMczr
B1l
CBS
Dzj
EMc
D-tOe
CCd0sOe
CCm
CKa
D0s
EBS
EMc
EGV-tOWyqFOzjEG9r
D2uBS-v
D-t
EBS
FzrGV5q
EOW
FzrFOyqBS7y
F0sFO
HzjGV
H9Z
ICLZ0
H90
IGV8-
KEGzj
MBS
Nyq
ODK78Cm
MJR
NyqCQ
Lzr
MBSwg
N78
OJR
ODK
OFE
Ntc
Ltc
IGX
F2u
GFO92GV
CDT
DzjOe
DzrOe
D0sOe
D2uOe
CMc
Dlc
EBS-tCm
Hxp
Hyq
H2uNV
IPf
GNV
GOe
EBL
CGV0k
D-tKS
COW
DyqFO2uGV92EG-v
D2uFO92GX
D-tFO0sGX
F2u
GGV92EG8-KazrBS5q
Nyq
COe
D0k
DleMczjBS
CPX
D-tOe
B2m
B2u
CBS92Mcyibj7g
CKa92BSyibjzrMc2SJS7g
H7g
H2SJS7g
J1l
GMU
Fzr
GMc
H5q
H1l
EMcyibj7g
FzrBSyiGM7g
GCU-tNV
F0k
CMc92BSyibj
CGV92BSzj
ECdyiKSibSb7g
EMUyiFTibVb7g
H7g
EOWyiFO7g
CPf-tfn
B-t
CBSyi
Dzj
ECm
F5zGV
H2u
Fyimt2tMcjcbj
F6l
GNV
Gmt
Ftc
EDT
EMc
D0k
CBL0k
CJR
CCd
CCm
Dyibj7pBS
D0s
EMc
Dtcmd2m
Emf
FyqBL7gKScLDLzjMc
FzjNVctBS6lMc
EPf
Fcmfm0k
CKa
Dxh
Dxp
D5q
EbjqkNd
Dyi
Ebi0s
Ebjxh
GIY
GBL
GCm
Gahwo
IBS
JohMchZSh
NzrFa
Iho
J6oBSzrMc
MGV2uVL
OOW
J2uBS6oMcoFEFzrGM
QOW
MNd
MGVzrMcoFEF92OW8-FO
MOWzrFO92GV
Ihp
IMU
INV
GMc
GNV
GGV
GOe
Fzr
F0k
GBSzrMc2u
F0s
GBSsjajzrMc
L2uNV92
OCU
OCm
OGM
MNd
N92ck
OFh
OGV8-
QFM98
MGV92FM8-
QEG
RwoIY
R98
SVL
T5oNV
J9r
Ftc
EMU2uBS92GV8-FMibUbzjEG5q
Dyq
Dzr
EBS5zMc0kGV
J2uFM92EG8-
Fyq
F6l
GMc
GNV
GOW
F0k
GMU5zFT
GGV
EGVyq
F6e
EOe
D0k
Ebk
Ftc
GIQ
GDK
Fte
GCd
GMc
Hzr
Hek
GGV
D0sBSyiGVzjajsjOW5qFO90EG8-Cm6sACia
FzjCm90MU8-AC
KGV5zACxpajsjFT
Jtc
J3vmf8-GVtcf070ajcSJSsjDR0r
Gaj
HsjCm
Jyq
KDK
L90MU5zFT
N8-FT
P3vmf
J90MU8-FT5zDK98GMz9EC
L3vmf6e
GGV90Cd8-MU5zai
ICm8-MU5zACyqIQwoDK
F9Z
GIQ
HZSJSyiMU
Lxp
J8-
GCm
H3vmfyibjxh
Lzr
GDR
Hyibi5q
KGVtcCLci
ORK1lOW
NcL
GDK
H5q
IGVzr
Hyi
IbiZS
J8-
KIQZiGVxp
Hzj
IIQ
JZSKS5q
Lyi
Ltc
MSK
N5qMUsk
Nyi
Iaj7jGVjlKDsk
Jsj
H8-IQZSKSxh
Lxp
IMUzjGVyi
GDT
GMU
Hxp
IFT6xGV
L8-
MEG
Nyi
OSYibIQZ0
Nzj
Ltc
IGM
JyiIQZg
J6o
Jtc
H5q
Hyi
IFT5qIQZSJS8-
OGMxpUct8
KGVZSJSzr
OEG8-
IGM
JibUb8-IQ
Mai
H8-
IIQZSJS
IFT
JyiGVxpEG6xSY70
Jzj
KIQZSJS
NjaTayiGV5qEG7yDK
KGVxp
L5qEG
Nja
Lyi
MEGxp
N5q
OIQZSJS
RjaTa
PjaTaib
N5z
NjaTa
P5z
PibUb
P70
IGM
JzjIQZr
IGV
Jzj
KIQ
HtcDK1lGVxpFT6x
GMc
GNV
HzjIQZSJSyiaj
Ntjbi
P1l
MMU8-ajtj
GGV
HZSJSxpMU6xFT8-EG
HxpMUtcDK
L6xFTZSJS1lEG
Hyibj
Jtc
IOWibVb8-FOzjajtj
J8-FO
GOW
ECm
EDR
EGV
Fwo
Fxp
GIQ
H6oDKox
H6xBS
Jzj
Kajsj
Ltj
MCL
MDY
MDK
MMU
Jtc
J90
J2u
GBS
H6xIQzjajtjMc
ICm3vmf2mfWtn
HzjajsjCm90MU8-FT6xVk
H9ZCm3vmf6x
GCd
GMU
H6x
IFT
Jyi
KBSibUb90EGzjajtj
KEG90JR8-CJibVb
Jzj
GOW
H6o
IJR
J9Z
KCLZ0
L70
IDY
IDR
H6x
IFOyi
KbjsjVm
MVf
J9Z
KCLZLDL8-BStcLKcSVm
LZ0
J90
KBS
LtcCL
KEG
L8-BS
N5o
Nzj
NtcDKcSKS
MJR
MbjsjVb
OVf
MFE
Fyibjxh
ICm
Jsjaj3v
Ijs1sahzj
HsjajzrBS2u
MCm
MMc
N92Cm
OFM
P8-EGwoIY6e
R98VL5o
OPX
MVL
MOW
FzjBS
H5z
ICm3vmfja
IajsjCd
Hyi
Iaj
JibDbsjMcjcb7
JtjMU
L5qFT
KMc
LjSJS
KOW
L5qFO
HyqCmjaMcxhck3vmf2mVmtj
Rvmfm5zDV
Hja
IMU
H9Z
ICm5zMUyi
Jja
IDY
H90Cd
J8-MU5z
Lyibi0i
ODK5qAD7gIQ
QIQ7gEC
ICm8-DK
KMU
L5z
MAC
Nwo
Oai
Pyq
QFT
Oaj
Nyq
ODK
Pwo
OFTjaTatjm070EGjSCSskDK
MDKyiaj
MFT
Nyq
L3v
Mmt
J3vmt0tMU8-ACyqFT5zEGjaTa
Kmf8-MU
Nxp
Ntcf070DK
GCm
H9Z
H3v
GMUxpBS6x
J9rajsj
KFT
L8-EG6x
HyiajsjBSwoFM5q
H90BS8-JRxp
IJR8-CJxpBL6xFT
KFTxp
GOWyqFOja
H9ZCLZ0FO8-EGyqDK5zLdxpBL
T6o
OLdxp
H90FO8-EG5zDKyqBL
Pxp
OCdxpBL6xMcjcLctcKc
LyqDKxpBL6xMc5z
Lja
Ftc
F9Z
GBSyibjxh
GBL
HxpIQZLDL6xMU
IMU6x
GCLwg
IOWxpFO6x
HZL
HZ0
H5q
Hyi
H70
GVL
EOW
FyibjsjajzrBS2uFO92GV8-
QEGwoIY5zVL98
R5z
Fzj
GFO
HyiGV5q
Hja
IDY5zYa
LwoaK
IGV
J5qDY9Z
J90
H90GV
J8-EG5z
MBSyqDT
MDK
NyqBLxpJRwgCJ6o
OJR
Pxp
OCdxpBL6xMc
LyqDKxpBL6xMc5o
OFD5zCd
Fsk
F9ZCLZ0FOzjGV
L5zEG8-DKyq
QJR
QFC
QFD
R3v
L8-
MDKyqEG
MEG
F90FOzjGV8-EG5zDKyqJRxpFD6xBSph
EOe
D2m
D2u
EBS
Fzj
GCd
H92AC8-MUyibi7g
IMU8-
KAC
Lyibi6s
KajtjSj7jdy
GCm
HtcScjcDLyi
Gajtj
ISY
IMcjSJS92Fa
NyiGM5qCU8-EGibSb
T6eNVqgaTibSbes
Wa1
P8-
QEG5qCU6eNVqgaTibSbesbj
N8-GMxp
P5q
P7z
QEGxp
MGV
Nyi
OAB8-FM5qbj2S
GDR
GMU92DRjaFa8-GV5zVm
GNV
HyiajtjSY
GGV
H92
ICd
J8-MU
ICm
IDY
IDR
JjaRa8-Mc
Nwo
Nxp
N5o
N5q
Nyq
N6e
OCUtzaR
Ryi
QFMzpaT5qEC
IMU
J8-JZ
KCL
KDR
L0s
KFT
GOe
GPf
F92Mc
Hzr
ICm
IFM
J8-CU
KCm
Lwo
L5o
MDLyq
L5q
L5z
Lyi
Mbi
Mbj
N0s
L3v
KNd
INV
J8-
KCUxp
L5q
MGMwo
ODL45
N45
Lyi
MbiriD797Ui
LyqFTwo
L0k
Mbj
Nyq
NtnDL7fOWnWLNWFNfFUEM
XUa
MGMyq
Objqj
KCm
Lyibj
N0sDLsjSj
Qcj
P3vmv
N3vmd
KGM
Lyibj0sMWsjaj
INd
J5o
J8-FMyibj0sjs1sOe5qPf
KGVyibj
N0sFM
Psjck
MFM
NibVb5qCU
IGM
IGV
J8-CU
KCm
KFM
L5o
L5zEG0kbj
L0k
MCU
Mbj
Nwg
N5z
OCm3vmfumfWtnPf
Mbk
MEG
Nwg
N5o
N5q
Objq0JZ
RtnDK
SFE
QCL
QVL
QVE
RtzCU
T1lNVldUNumAC0uai
SNV1l
UOe
N5zFE
PyqMFwg
Nyq
IOW
J8-FO0kGM
IPX
J8-CU
GGVzrCm
IOW
J8-FO5qEG6e
L5zEG0kMc98PXkbVbziFEwg
LyqEG6l
N7p
H8-MUzrFM
L5zEG0kJZ
Obkrk
Lyq
IOWzjajtjFOyiEG
EDK
Ebj
Fxh
ENV
FyibjzrMc92BS0sCU8-DLsjaj
Fzj
F0k
EGVzj
F92JZ
GOW
HyiFO7g
HzrFO8-EG5zBSwo
N0kJR
Lyi
H8-FOyqEGzj
Majqj
JzjajtjEG
Njp
JzrEG5qBSwo
ObjqgVLyiDK45JRxhCJhaRa2v
T0k
OPX45CUxhVL
N0k
L5zBS0k
OMc
PyqPX
LyiBS
N5qbiri
Obj
LyqBS7g
EOW
Fzj
GFO92ajtjMcjpGM
IGV
F92FOzj
Iajtj
H8-BSzrGV5q
MEG6l
L5z
Lyi
EPf
Cbj
CMc
DtcFTctCm
CNV
DzjBS
EMc
EOe
CNd
CGV
Dwo
Dxh
Dxp
EKS0k
EMU6xFT0sBLyiJR90
EOW6xFOyi
IKaibDb
Dyi
Ebjxh
Fia
Dyq
DzjCdyiMU7pBS
EKa0sMUxpJR6xFT5zEG9rCJ8-BL
Dzr
D0sBSzjCm
ECd
ECm
FyiMUxpbj
GMc
FzjMUyiKS7p
F3v
EKazjCmyqBL5zMU
EMU
FxpFT6xBLyiJR90CJzrEG8-Ka
IEGyiJR90CJ8-BLzj
KKa
L90
L2u
J90Ka8-BS
FyiFTzjJR
J5qEG9rCJ8-
L90CJ8-
IKS
Dtc
D2u
EBSzjCd
H92
IDL
IMU8-FM
ECd
F92MU
Hzr
IFT
IFM
J8-
IPXyiFM
ECm
F92BLyi
HzjMU8-
EKa
F92BSzjajtjMcjSJSyiAB
OPX
H8-MUzrFM5q
GOW8-FOzjajtjEGyibi
EMU92FTzr
EOW
F92FO8-EGzjKa
L5q
Lja
COW
COe
D0k
Dte
EMczrFMetBS
ENVetMc
AMU
B0kBS5qNdkdGV
DzjNdkdGV
D-tNdkdGV
CKazrBS5qJR-t
CFaxhaR
AMc
Bwg
CLb5q
Bwo
CLbxhGV6xFTzrEG2uKS92
H0s
D0k
Bxp
CLbyibi5q
D6o
D6xCm
EFT1lclxODn2u
ENV0k
EGV
B5o
B5q
CBS0s
D2u
D-tLb0k
CJZ
CLb
Dwo
Dzj
EBS
Fwo
Fjc
Gbj
Hq5NV
Hqk
F0k
F2u
F-t
ECU
EcjqZ
F7j
GBS
Eck
Dzr
D0k
Ebj
EbkqkBS
GNdkq
Hku
GGV
Fzr
F7f
F1t
F9i
D1t
CFh
CGV
Dzr
D0s
D1l
Ecl
D-tckte
GLbzrPXevkr
Kks
KFh
Byi
CIQ
CIY
CBQ
D5qLbibFa
CBS
D5q
ELT2uOe
ENd
F2uGV92Fa0sdl
EGM
EOW
F2u
GFO92
ILTzr
KCU
KNd
L0k
MGX-0
KGM0k
J0sCUqbSM
EOe
DzrLbibDb5qbL
ENd5qGV2uLbibVb92CU-tFM8-bR6sEGqgdlsaRgaMDM7gOe
D0s
EOW
Fzj
CJR
Dxp
DzjCJ
CJZ
DiZIQ
FZQ
Fzjcj7jCJ
IGV0kCJ5qKajs
KKajsFT
ECJ
EKa
CKS
Dzjcj7j
GLb5qGV
JibSb0kBS9ZFM
HibSb5qGV6e
MBSeVOVjbDbqb
H2uGV
H-tGV6e
F-t
D-tcktjLbib
GGV5qBQ
IFajpaR
LiaRK7yDM2m
CKa
DzrBS5qOW3n
CDe
CLT5qKSzrNd
CLb
DibKS
FbS
GBS5qFa0sGVzrEGwoDMxh
QaR4w
IGVzrFawoEG-t
L0s
J0sFawo
MEGxhaR9i
L7y
MDMwoEG9r
N-tEGte
L9Z
L9i
J2u
HzrGV0sFa-tEGwo
H0sFawoGV-0
IGVwo
JzrFawoEG90DM-t
GGV
FbT
GSa
Fzj
F7g
F0k
F-t
EDb5qbD-tFa
ENd
EGV
F0kKS
CEM
CFa
CNd
DzjBS
Ecj-t
EGVjc
D0k
CGM
CGV
Dwo
EBS
EJR
EJZ
EKS
Fxh
Fzjcj-t
Fzr
F-t
EKa
Fzr
F0s
ELT
ELb
FibKS
GDb
GFa
GVb0k
EFM
EOW
Dxh
Dxp
D5q
EBS0k
GFa90LTzr
KVL0m
J-t
EJZ
ELb
Fib
GVb
HwoKa0k
Hzj
H7p
H7y
H0k
Ibhzr
H2u
IBS
J92CU-tFa
Nzr
MFM8-bRzrEG6sNdqgdlsaMT
OEGzrbRwg
ICU92FM-tBS8-EGzrNd7pck
IKa
J92
KCU
L-tBSte
KbKzrFM-v
J-tBSqbDbzr
Ibq
H-t
IBSzrCm6zDL
L0sDLwoEC6z
QNd90
SbVxhmt
N90EC8-Ndsk
MbR
L2u
KbM
KFa7p
L0s
MCU
N90DM
MaR90CU8-Nd
L2ubqxqck
KFM0kbR
Mbq
L2uCU92DL
P8-EC
J0k
KbR
KbhzrCmwohQxh
QSj
Qmt2tSjtl
UFh
T92
P6s
Kbq
KbV
F0s
EFh
FqgJZ
Fq5
F2u
GEG92KS0kLb
J-tDY
KLb
IFE0kJZ
Dzr
EJZ
EKS
F-tFM5qLbibSbtc
Mbj7gBScSJS
ELb
Fib
GKS
GDb
H5qFh7z
GVb2u
H-t
IBSwo
KCU
L0kbR6sNV
OPX
N90NV
OPX
L0sDL
MNV
MOe
Nskbl2uem
Lte
KCm
L5zFa7gDL0sECxhaR6xHEzick
L0s
MNd
Nxh
Ockrkdk7yDM
N5q
N7p
ODLpJABJQ
N90
ODV7y
QEC5z
P3vmf7y
R2m
KFa
L0saRxh
KFT
KFM
L0kbR90EG6s
P8-
L0s
MEG5z
N7y
KNd
L0sFM7yEG5q
KOW
KOe
KHG
KPX
J5q
KCm
L6z
L0s
MDL
Nwo
N7p
N90
OECqbLbwoNdxh
P8-Nd
Rqb
SLb
MDT
Mbq
MFh
KFa
L0sCU90aR8-EGqgNdxp
KFM
LqbDb2u
L0k
KOW
J6z
J0kFh
J2u
KCU
L5qNV3n
L92FM
N5q
ObR
MNV
N5q
ODL8-EC
QFaqbUb6s
UaR7g
Rtz
N8-
ODL5q
QFa
Rwg
R6z
SaR
SEC
T45
T46
UaRqbUb
T7gPf96aR3n
SPf7gEC96aR
QOe
KFM
L92EG5qCU
N8-CU5qDL
QbR
R6sNdqg
T76
KNd
L5z
KOW
IFa
INV
J0kFh
F-t
Gbitc
EFh
F5qEG6zKS-tFEwohqzqLbqcCm
IDM2uck
F6z
Ghz7zKa
IEG5qKS-tLb
EFT
EOWxh
D7g
D7y
D0k
D0s
EBSwoOWxhLbibVb
EJR
EJZ
EKS
Fzjcj7jLb-t
HsjFh5qEG9rLb
F-tcktjLb5q
EKa
ELbwo
Fib
GKS
GVbwo
IBS
Jxh
KFT7pCU9iDe
MbV
IKa
J2u
J-tBS9ZFT5q
OTK
IFT
J9i
J2u
J-tEGzrKa2u
H5q
IBS
Jwo
JzrFM-t
J7y
KCU
LwoFM
Kbhy5CUwoUp
KFMwoEG-tCUzrNd
P90NdzrDE8-
OGH90NdzrIY
J-t
Kbhzr
L9Zhr
L9i
Kbq
Ibh
JzrKa-tBSwohQrj
P90FM8-EGxp
H7p
H9i
H-t
IBSzr
KFh
KFa
KFM
L90EG8-Nd5qCU
R6zbR
KNd
L5qCU90DV
KOW
KOe
J7p
J9Z
Kck
KFTsk
Fzj
D1l
Ecl-v
D2u
EKS92Lb7g
EKa9v
ELb
FibVb-tBSzrFM92EG8-CU5qbR6sNdqgdlsaMTaTKTrj
F1l
F92
GBS7g
ICL
ICU
Ibj
Gbi7g
IBS
J2SJS
LgS
D-t
EBS
FzrLbibVbwoFM0kbR6sCU
Eck
FtjBSjS
H0sSjsjLb5q
D3v
CGX
COW
COe
CPf
Byq
CBS
Dzj
EDV
ELTjcCm
EGV
F6e
GPXeV
Hen
FjcVm
EPX
CJR
CJZ
DzjZh
D0kCJ
CKa
Dzj
EajqjDR
Ecjqjaj-t
F7j
Eck
D0k
CLT
DzjBL2uGV92OW0kFO-0EG8-JZ
CLb
D5o
EBSoy
Dzj
EBS
Fxh
Fjc
GSc5zGV-tcW
H-tct0t
KKS9rFT8-DK3v
KFa
J2t
Icm3vm1
IFT
GFa
GNV
F2u
F-t
EBL
FjcLc
H5z
Icm
Jzt
J-tFT0sGV9rDM3vmctcMc
IFa-tctzt
Kcm0sDMzp
OaR
H6l
IcWluNd
KGX
KPf
L3vGV5z
Ofn
Pu3FT3TDT0sCL-tEC90
T-tCL0sEC9r
IcmluGV3vms
H3v
F7p
ECU
Ecj
Fqj
GCd
GKa
H5qBS-tGV0sajsjFh6e
P9rCm8-EG
H-tBS
J5q
KCmjabjqg
L7g
L7p
L0s
KGV6e
L0sai
J0s
KGV9Z
J2u
Kaj92
Iai
GFT5qKS-tCd
GGV5q
GOe
Eck
Fqi
F6lBS
H7p
H0sOeluGMqiPf
GJZ
GKS0sFM
GGM
GGV
GOe
GPf
EFT-tcktzks
ENV
FjcVc0kGVkbFa
EGVjcVm
D1l
D-t
CFa
DzjaRjcDn
CGVzjLT
FjcTc7DED
GVm
EcjqjVk
COe
DzjBSjcLT
Bzj
CBSjcSc0k
CJR
CJZ
Ccjyq
Ejq5q
F0k
D7j
EBSjg
GJZ
GLb0k
Ibk5qGV9ZCL
IGV
J6e
H-t
IGV6l
KVkyqOe
J6ePX
Fjr
GLbyq
H-tFayqGM6lCdrZ
IGVwo
Fj7
GLb-tGVyq
J6e
D0kjs6s
D-t
EKayq
F0s
ELb
Fyqjq0k
F6e
GFh5zhM
Hyq
GFM
GNVelKa
IFh5zBS
KKa
IOe
GGV
Ftj
GKajZ
GGV6e
H2u
F2u
GKaxh
CGV
DjcVm-tBS6lDM7b
Bzr
CLb
D5z
D0k
D1l
D-t
EBS5z
GNd
H0k
IGVkbDbyqFarj
GGV0kFa90bkrka1
GOe
Fyq
F0kGV5zFa90EG8-DMyqIYkb
F2u
GCUyqDL
J6e
IPX
GCm
GFa
GFM92Oe
IPf
GNd
H92Fa
IGVyi
J8-
KCU
Kck
LtzPf
KFT
GGV
H92
IFM
J8-EG5q
Lyq
L6e
IPX
GOW
ENV
EGV
CNd
Drjcj-t
COe
CPf
B0k
CIQ
CBS
D5q
ELb
F1l
EFa9iDe7tSj
F-t
GLT9ZGM
GNdtcGV
ENd
FkdLb
H7fEM
Jxp
Jzj
Jzr
J2m
GGV
H90
H2mLb
JmeFaeVEGzjcj6ejq
IFameEG
LeV
MDVqkVd7t
IPfmeVm
Lzr
F9idkzr
EOW
F9iFO3nGVnf
F-tFO9iGMzj
DzrNd
D9ZDe-t
D9i
ESY
EDe
D-t
EIQ
EFa
Ftc
GDncraR5qSh2unV1lVj70hy87y4xp
KLb
J90
KGV5qVk
F9Z
F9iLT
GGMxh
ENd
Fzj
GLT
GcjkcLT9ZCLcU
GdktcDV
J1l
KLb
ILT
J7fOWcWGVfnSj
IGV6eDM
J90
EOW
Fzjcjyq
F9iFO5qGMzjcj
CJR
CKS
DzjDn9r
D1l
CKa
Dzj
CDM5qKS-tGV9iLbkbSbqb
CDV
CDe-tel
CDn
D5qFa-vLT2unV1tGMzj
D-t
CLT
Dzjcjyqjq5q
D1l
D-tNd9i
CLb
Dzj
Dzrbk6z
Dkb
EKS
FbS
GFaSJCJzj
J70
J9Z
J-t
Fzj
F-0
EDb
F5q
Gba
GbU
H1l
H9ZKSZ0
H-t
IBS9ZCL8-EC98FazrGX
EFa
EFT
ENd
F9iGV5qKS
EGV
Fyi
GFa
F9iKS
HbSFa
CEM
CFh
D9iJZ
D-tLb
CFa
Dxhahyq
F1l
D5qBS-tLT9iNdzrGV6ePXeVDVkd
Dyq
ELbzjcjqjah6zhz5zbkzkGM
Dzj
D1l
ELT
D9i
EJZ
FiZKS
GNd
HkdGVZ0Lb0fOWdWEGWPGH
EKS
Fzj
Gaj-t
ILb
F7m
F-tLbkbckzjktjaDn8-
EDM
F5qKS-tNd
F-tNd
ELb
ENd
D-t
EBSxh
ELT5qBS
Fyq
F90GV8-
ELb
FkbKS
GGV
Hzjcj9ZKS70
HtcDb
ENV9iGM5qJZ
ENd
EGMtcMS
CFT
CNV
D-tBS
CNd
D5q
EGV1l
F2m
Gdm3v
Dzj
EBS
FjcSc
ELb
Ecj
Fyq
Gjq9i
Fkc
GBS-tDM
GLT
H-tBL
IDM
ITc
JtcDM
L7jBL1lOe
KGV9iDMiNED7jVL
N6l
OOe8-
GFh
Fkd
F9i
EGV
D7t
EBStdLb
GGV9ZFa
D7f
EOW
Ff0
Dkd
EBS
EJR
EDM
EDV
EDe
EDn
ELb
EEN
EFh
EFa
Fxh
F5q
Fyq
Fzj
Gajyq
H7fEF9r
H-t
F7fEFxh
H5q
Hzjaj2mOW
Hzr
H9i
H2m
IBS92Lbzrck
L-0OW
KOW
LdWDV
IDV
H-0BS2mLb92
H-t
F1l
GDM7fEDlcBS87
F2m
F-0
F-t
GBS
Hyq
H9Zck
EFT
EFM
F1lclzr
EGM
EGV
F5q
GBS2mPfmeVm3vm181Lb
GFa2m
Fzj
Gcj
H-t
IFhyqjqxqhatj
Fzr
GJZ
GLb-tFT
GFa3vLb2mPf92
F1l
F90
GFa0fOW
JdWEGWPGH
H-t
F2m
GBS
GLb
HmeBS
ICd
IVk
J7fOW
GFa
HzrEG6ePX3nXene
H92
ILbzrKS
IEG
IPf
J3vLbzrBSyqfmvmH_2_Vk
HmeBS
Ia1
J81EGeVDV7tLbtbCUbtBS
ILb
JeVCd
KDV
IEG
Jzj
J70
JeVDV5q
L70
L7t
MBS
NtbGHbaSj
Ma181LbtbCUbtBSdU
Mcktka1
OLT9vBS-0CL5qAE
IVk
J7fEF5q
LdV
L-t
L-v
MLbzr
NdV
IPf
GPf
HmeVk
J5q
Jzj
KLb-tCd
NtcBL
Jzr
J70
KLb1lFa
J90
J92
J-t
KLb
Kkezj
KFazjcj9r
OLbtnCdnd
OEG
Prk
N92
J3n
KFa_3Lb9vBS
IVm
J-t
J3vm1
L81BS
MDe-ted9r
MLb
NzjCdjcFa12dk
MFa
Nzjaj12Lb
F-0
F-t
GcktnOe
F3n
F3v
GFazrLb2mPf92DT
EGX
EOW
EPf
D1l
Ecl7f
FkdDn80
H2ulu70ED
GGVzjLb9rFT
F9i
D1tdk5q
D9i
EDn
EGVzrBS5z
GJZ
GKS
H6edkrkDY
H1l
IdkrkLbkbFa
Gdk
F2m
D2m
D-t
CGM
CGV
D5q
EBS
F1l
F9Z
GSj-t
F2u
GLbkbSj
F-t
GIQ
HzrPX
GSj
GLb
Hkb
ISj
JtcDM1l
IVbtc
J9ZbqxqFTzjcj8-EG
H9Zbjqb
IVk
J70
GFh
Hwohq
JzqVktcSc7bEGbkFE6sLbkj
Hqb
IhY9iVk8-
IhM
JbVMV9iEG8-LTzrSYip
IVb
IVk9iEG8-
H9Z
IEG8-hq
KLT
LZS
MJSzj
NzrFE
Lzr
MCmZSJS70
QFEq7Tb6e
Nq0
OVfyqharjaR7r
MSM
L70SMzj
H9i
IEG8-VkqkLbirNdkqckrZ
GVk
HqkLbkqbjqkNdkuckt-jryrkr7tSh45
Jkuckt-Fa9ZDV1l
GOW
HzjcjtjFOjSJS
EJZ
EKS
FzjDY6z
H1t
H-t
GFh
HjcVk7jDY
F1l
GLbzrbj
F90
F-0
F-t
GLT
Hzj
IBL
GLbtcbj9i
GFa
EKa
F-tVk
ELT1lcl
ELb
Fqb
GVbkbDb
IFa
Fkb
GKS
HbSBSzrFa6eEGqkVkeDa180Sj
J9Z
IFa
J-tBS9Z
Hzj
GFh
GFa
H9Z
IKSbSJSZgck
KEGSJCJ-tVm8-ckqk
H9i
IEGzrKS6e
J-tckzjktjaFE6sVm2u
IVm
J-vDn
Km1v1a181Dn2unizj
H-tEGzr
JtcFEzjBS
Maj7jBSjgSc6sCm3vmf2mct80JZ
J9i
Kck
LzjktjaFE6sVm7jBSjlSc
Lte
J90
Ick
GVb
HqbDbzrFT
H7f
IBS
J9Z
ICU
Ibh
J9ZCL
LfcFM87EGZLBLcu
QDL
IbV
Ibl
H9Z
H9i
ICU7tKStu
L-0DL
NzjbhiULU8-hy45yj0jcjqZ
MbK
MFh
Nq7
Kbh
IbR
JiZ
Ibq7t
H-t
IbqxqBL
Kck
Ick
EFh
Fwg
Fwo
GhYxh
IYRqg
KR1
JzrLbqbVbkbDbyi
J9i
Hqb
Hzr
IYqxqLb
L1t
IBS
IKS
J6z
KLb-0
J1l
Kcl6lEG
IKa
IEG
J6zKS-tLb90BL8-FEz8
H1l
Icl
H9Z
H9i
H2u
H-0
H-tYq
IBS
IKS
IDM
JxhYR90LbzrKS6e
J90EGxhYR8-KSzjLT
ILT
JzrKa
ILb
IEG
JxhYR6x
Lzr
MVmrjcjqbFE9iEk89
L9i
L90IY
Jzj
Jzr
KYqxqLb6e
Ntc
OFE1lbkrjBS
Jtc
KBS
KDM
KLb
LxhYR
NzjIYqb
QVbkbBS
OKa
Obk
Pq0
P6s
QBL
RciKSjbVm
T90
R9iDE
QKS
Rci
R9i
SBL
T8-RKcN
SDT
Tq0
R90
SBL8-DM
SFE8-Vbqk
V7zbs1sEc
QDM
R90Ka
SFD8-KahaRa7z
Mbj
MVk
Lkb
L90FExhYRzjbk6sKS
KFEzj
J9i
J90
KYq
KBS
KDM
LxhYRzr
N8-
KLT
KLb
LkbcktcKS
PbS
KFExhYR
N6x
NzrKSqgRKyiLb7yIY
UBL8-LF6eFUeVDV
UPXgqbjq5BL2m
P8-
QIQ
QRK
QLb
R6e
SIY
QPX
Rqg
SRK
Tyi
ULbgq
V7y
WBLgq
Ybi
XibSb
X6zLF98FU2u
Vtz
TyqLb7y
Trj
Rq5
SLT
SLb
T5z
UBL6xRKyi
UVf
R6x
SLb98BL09IQ3v
R6s
Rtz
R98
R3v
OLb
PqbVbkbDbyi
N8-
OIY
OKSzj
Qcjkc
RtjIY6x
SVkqkEkyq
WRjqjLb0rkU
WLb
X0rkE7fOWfX
cCU6eDT48BL8sIYXn
Vjt
OLTzrKS
Lzr
J2u
Ghq
Hxq
HzqBS
J1tLT
ILbkbDb7bVb6z
N9r
IEG
J6ePX3n
J7r
J1t
J9r
Fxp
Fqg
Fq5
Fqb
GVbkbEG-0
Fzj
GVk7mEG
Ikq
Fzr
GLb
H6zBS-thq
KEG90FE8-
IKa
HkbEG
F70
F1l
GBS
HlcSczjVkjckq7j
N7m
J90
J-t
Ghq
GLb
Gcl
F1t
F9Z
GKSZghqzq
F9i
GJZ
GKS
Hip
Hzj
H70
H1l
GEGqbJZ
F90
F2m
F2u
GKSwohYzrLb6z
H1l
GLbkbVb92CU-0BS8-DLzj
F-0
GBS2u
F-t
GLT
Hq0
IVkyq
Hzrhq
IKa
H9iCU
GLbkbEG
GEG
Hzr
ILb6zBSkb
L90
Mhq
MCm
Jtz
Htc
ILbwo
Jcr
KhY
Khqzqbkrc
NrlD787
QBS6z
Kbk
J90
KDMzj
LcrhqxqbkrxBS8-FExiVbisCUsbUbqi
QJR
QKa
QVb
Prl
Kbk
Hte
H9i
IKS
J8-Lbip
MCm
GVk
EFa
Fqb
Fzr
F1l
F9i
GBS-t
IEG8-
KLT
GJZ
Hxh
HiZ
IKSZg
KLbxh
Lzr
MCm
MDR
N7zbkrkEGgpCQqgVk
Lkb
MEGxh
NbS
ODR7tcktuBS-0CQ
UFD
NbT
NzrSbgpBS
ODR
N-0
L-t
KEG
Lzr
MLbgp
N6z
N6e
L-tLbkb
N8-Vk
JZi
KLbkbSbiZCL
MEGzrSbip
QBSqgCm
T1tmU
R6e
SDY
TezYRqga189RK
Z91
QbjqgCJ
T-0
JZr
JZ0
KLbqg
JZ9
Hip
IIY
JwoBS
IZhqgVk7m
Ma180Dn
MDVmkV187CJ
L-v
MLbzrCvrkv2_-a1812k7mBL
ICJ
Hzj
GKS
HzrLbkbSbip
H70
ILbip
KCm
Kbjq5jr
KEGzrIYwoPX-tFE
H-t
IJZ
ILT
Jwo
Jzj
Jzr
KBLwo
L8-EG
KJZ
KEG8-IYwg
MFEwoaRiwPX
ILb
JkbJZ
KSb
LiZBS
NtcEGZS
QJSzjCQ
Qbj
RStFEq0EczrCmtmVm8-m3
WOe
PcS
QJSZSCQ
SDRzj
MCLtcLZqZa181DRzjVk1tNV
MEF
KEG
Kck
Lzj
MahtcSbiZ
LtcajcNENbSNW
Ga1
GLT
H1l
IVmld
H-tBS
JzrCm
GLb
GEG-tKS
ILTwgKS
JzrKS
Lwg
Lwo
MIY
Niw
N8-
MFE
Niw
Lip
L8-
L3v
MBL
MFE
J8-KSzj
J3vKS
ILb
JkbckzjktjaFE6st2
F90
GLbkb
IKS-tcktc
F-t
GBS
HtcSczj
Ia1
GLT
H9i
H90
H3vEGzr
GLb
Hzr
Hkb
IEG
Jtc
KBS
KFEzjaj7jBS
PjgSc6sCLgjLm
J9ickzjktjaFE6sVm7jBSjlSci9
UOeluScipNd86
LteKS
Ickzjahtc
MVb9ibqiNEF7f
Jte
IVm
GEG9iBSzrLT
ILbibVbqbCmzr
ONd70dkrkBS
N3vmf2mNd
GVm
Hzj
Icjxh
KaF3vm1
Jqg
Kah
LyqjqxqhM
P3v
QmVkcVk7y
T9rLb7yCL
QmX
ODV
P45
Pqh
P7yhT
KLT
L3vmVkcDMgaTa9iVL
R90
JqZ
Jqb
KKSxhaFtjmc
JtjLb
L9Z
Km1
L81DV1sBSqZVcyqIQZoLboy
Htc
H9i
Ia1
J80Lb
Im1
JiNENtcNU
F3v
EFM
F-tLTzjBL
GLb
Hkbck
EVk
FqkLb
EOW
Dyq
Dzj
Ecjkc
F9r
EVkjcFa7m
Dzr
ELb
F5z
GBS-tOe
GFayqBS
IKS
IEG
J90bk
IVm
Hzp
F6z
F6ebk5z
Fkb
GKS
GDb6z
GFa
GVb
Hrjcj
H2u
H-t
IBS90FM8-EGyibV5qCm6sFE
F1l
GBS
GbklcVmrjks
L9iBS
GFakbVm-vm3
F-t
GBS5z
IFa90a1
KEG3v
KVm8-a1
N91ms
IFM90EGyq
Gbk
HtcBL
IDj
GFa
GVm
EFa
F1l
F90
GKS
D70
EFa1l
D7t
EFatuEG
D1l
EBS
EJZ
EKa
ELb
Ecl
EFa
Fxh
FlcVkzj
H7mLbmO
Ik1mOHFzj1_-t
H-t
F-t
EVk5q
F70
F7tLb
Hzrka
JlcaU
KDn2unM
KFM
Gka
HlcBS
ILT
F-tFalck1701_zj
EOe
D1t
EVk70kVzj
FtkDn2unk70k_
D9i
EVk5q
D-t
EBS
F5qFhqbEG
IVk70Nd
H9ZEG8-Sjtjcjkc
KLTzrCm6s
EDM5qLb
ELb
Fzj
Fkb
GcktcDb
IDM
JciVb5q
IFh
FtcFT
H5q
HzjVk9rEG8-Kark
EFa
FtcBS
Hzj
EVk
F5q
Gkqzq
IBS9i
ILT9i
Fzr
Gka
GkT
GkV
Htc
IBS
IKa
IDM
ILT
ILb
JrjFT5q
MEG90Ka
PqZaj
QTM
OFE6eKS1lSa
L9r
MEG8-Kayq
QFE6e
P6e
Qaj1lFErP
L90EG5qFE
P6eKS1lBL
SSa0f
N8-
Jct
IFT
Gk1
H81Lb
IFa
Ftc
GDM70
B0s
CBS
DzjLb-tCm9Zck3vmLZSJStcDe89LC
ENd
CJR
DzjCJ
CJZ
D9Zck
CKa
DzjajsjDR
CDM
CLT
DzjBL-tGV5qFM
HyiOW5qFO90EG8-FE
D1l
CLb
Dwo
EKa
Fxh
Gahoh
EGVxhFTyiKS6xEG-t
Dxh
Dyi
Ebj
Dzj
EBS
FwoGV-tcktz
KIQ
KCm
KSM
F5q
Fyi
Fjc
GSc5z
IGV-tctztVk
H6zGVzq
H7j
Hsk
F9Z
GIQZSJSjcNV
GCL
HjcDe7b
J-te2_-2v
H-0SB
Gcj
HsjFT-0Dn
Gck
Hyi
IIQ
JZg
KJZib
JZSJS
L5qGV7gCL-0
N-0
L7g
L7y
L-0
MQY5qGV
P7gCL
Ria
R6z
QDL
R6z
MDeibe2
P_-235q
N7y
OFT
Oe2_-23ibED
SGM
N89
N8-
MFT
N5qGV
N7y
MGV
N7y
OPf
MPf
N7y
JibQZbS
MGV
ICL
J-0Nd
IDe
H7z
H-0IQZSJSyiQY
N7y
GFTyicj7jCL
GGM
HjcIQZS
KMS5q
JZ0Sc-tMW8-FM5q
H-tCm
F-t
GCU
GCm
Hjc
ISc90
Kmt0tGV8-
L2t
H9Z
Icj
J7jmt2tDLjg
Ick
J3vkt
Lvmt2_-PfmfDe
KmC
KmLZS
MJStcDe2u
Ltz
KmU
Kmf
H90
Icktzm070
MSh
MDL
MDe
MFT
MNd
N8-GVyiDL5qECia
KPf
Lwo
Lyi
L0mfm7m
L8-
L1t
Jtc
Jt-
KmUxp
Imt
J0tckt0De
Gcj
HsjCm
Gck
HtzSM
IDe
INdyibi5q
MIQ9iDe8-GV1t
L9iDe
KGV
L5qCU
GFT
EBL
Fwo
F5q
GKSjcLcsk
GGV-t
Fyi
GKS
Gcj7j
IGVibFajrEG-tLR5qRbqbVbwo
Lj7
Hsj
IGV5q
KFh9rbiriEG-0KS
Jia
H-t
GGV
FjcLc5zGV-tctztKS
F1l
F90
F-t
GcktzFTyiKSxp
L5q
MGMibSb
Pzp
INd
ECU
EKa
Fjc
EDMskNdkd
Ecj
FsjBS
H-tCm5q
GKa
GGV
Eck
Fyi
GJZ
GKS
H5q
ICU
IGV
J6z
J7pIQ
L-v
KFT
LibSb6zEG
PqbVm
MEG
N6zFE
H7pGV6z
GDe
HibGV
Gbi
GGV
HibFT
F6z
EFT
EGV
FjcVk
EGX
D1l
Ecl
D-t
Cck
CFh
CNd
DzjGVjc
CGV
DzjBS
EckyiJZ
D1l
COW
B1l
B1t
CLbxpKa6x
D81
B2m
CLb0k
D92
D3vPfme
B2u
CBS92NdyiGV7g
CLbzrBSyq
D1l
D92
EBS
Fxp
Fyi
GCU
Gbi7g
H2SJS7g
Gbj2SJS7g
GGV7gFa
IFMzr
FyqFazrDM
GNdzjck3n
GGVzr
Fzj
Fzr
GNd
GGV
HyqCm7pDLpJ
ECL
EKayiBSzrCU7g
Ibi7g
GbjzrBS7g
GGVzrFM7g
Fzjcjyqjq2b
EFa
Fxh
EFT
ENd
FyiKS7g
GGV7g
EGVxp
FyiCU7g
FzrKS
EOWyibi7g
GGV7g
D-t
EcktnFMzr
D-vBS1lCv9vcl8-
CFa92DV0sLb2b
CGV92LbyiFaibVb7g
B-t
CBSzj
ELTjcCm
Ecjyq
Ecktzks
CLT
Ccktj
EBQ
EBS
EJR
EKa
FjpIY
GJR
Gai
HpjBSjSLSzrCm
IFa0sBS
Lzr
MSjsjaj
Fjd
ELb
Fxh
Fzr
GKa
Hjpai
Ikr
JyrBS2uCU92AC8-JR
MPX92GV8-FM5qEG6lCd
INd
J6l
Jrkdk5qCU
N6lBS0sGV7zFM86EG90
MGV6eks1sai
L6lBS0sGV90FM8-EG1t
J2m
J2u
IGV6eFM
GFa
GGV
H5q
H6e
IKa
Jjpbj
IFMyq
IPX
Hjp
Hrk
H2u
IFajpaR92IY
EFajpaRyiLT
Dtc
ELb0s
F1t
Dt-
ELb1l
CFa
Dtca1
B-v
CLb2uKa1t
B3n
CLb-t
B3v
CLb0k
ANV
BzjMc2uLbjcKS
B0kEN
CMc-tFa
COe7f
B1lMclcBS
ANd
Bxh
Bzj
CJR-tCJjbGVyiMU
CKa
CMc
DjcBS-tDM
GGM
CGV-tMUyi
COe
B0k
CBS
CLbkbGVyiKS
Cdk5q
Dzrkr9rGV2m
H-vLb
F-t
D1t
D-0
B1lLbzj
CMc
DlcBS-tOe
B2m
B-tKa
CGV2uJZ
B-v
B3vGV2m
AGV
Bwg
Bwo
Bxh
Bxp
B5oMcyi
D-v
B5q
Byi
CKa2uLb92Mc7g
IBSzr
H7p
CLbibMU
CMU2uLb92bi7g
Byq
Bzj
CIY
CBS
CJR
DyiKajaBS
EMc
D-tCJyiMc
F2uKayq
CKa
Dxh
DyqJR
F6l
GCJ
F6e
EOW-tFO0sJR90CJ
Dja
EMU6s
Djb
EJZyi
F2m
EMUyiJZ
EHG
D0sOW-tFO90EG8-JRyqCJ
CLT
CLb6e
D-tKa0sBS90Cm8-MU5zACxpajsjFh
NyqDKtc
CMUyiKajaJR
D-tKayqBS0sJR9rCJ8-Lb5z
F0sBS90Lb8-JRxpajsjCJ6xFT
COW
Dyi
EFO
F5q
GLb
H0sEG
H-t
IEG
F-tEG0sLT
DyqFO6eEG5z
ILb-tKa0sajsjBS9r
F-tEG6eLb0s
D6e
EFO5z
D0k
D2u
EFO92EG0kLT-0
D-tFO0sEG90Ka8-JRyi
MMU
N5q
Njb
CHG
Bzr
CLb0k
CMc6e
B0k
CVk5qkqzq
B0s
CKawoBSyiOWxh
B1l
CLT-tMc
CMc
B1t
CMc-vLbv1
B2m
B2u
CLb92MczrKayibi7g
B-t
CIY2uJZ
CBS5q
CJR
CJZ2uCJ
CKayqJRzjCJ6l
ILT
IMU
CMU
CMc
COWxh
Dzj
EFOyqEG6l
ILT0sBL
KVf
J3v
KKaja
L0s
H6e
F0s
GEG90
D2u
EJR92CJ8-FOzrEG
EJZ
EFO92EG8-LTzj
B-vLb2u
B3v
AGX
BzjOW0kNd
F6XFXkdEGdWPW
AOW
B5qBSzjLb0kbkjbSc1l
Byi
BzjFOyi
Dyq
D0kJZ
EKajaJR
D0s
CGV2m
B0kIQzjGVkcVf90LT
CGV
DkcVG-tJZ
EVf
CGXzjNd6XFXkdEG
B1l
CMclcDn2u
B2m
B2u
B-t
B3n
CGVnf
AOe
BzjMcjcBS
F0kLT
F3n
CFO
Dyq
EKajaJR
Eem
D6eKa
Fjb
GOx5zx474
D0kLbkbKS
D3nen
CPX0kFOyq
GLbkcKa9rBS-0
B0kFOzjKa
CPX5q
B1l
B2m
CNd
APX
BzjIQ0k
B0kIQ
B3nOe
APf
Bwg
ByiJZ
BzjLbyiMc
EGVibKS
CHX
B0kLbkbKS
B1lMclcLT
B2m`
export const ecos: string = `A00




A00






A00



A00




























A01














A00











A06














A00
A10


A30
A34
A35
A36

A37






A38

A35

A36

D32
A37
A37
A35
A34
D41

A34

A36
A11














A20
A21
A25
A27
A21




A26







A22

A28








A29












A29
A23


A25
A29
A23
A24



A25
A25

A29



A13
A18

A19


A17

A17
A40
A40
A32

A30







A07



A14


E06
A14


A33
A33
A30

A15
A15














A15
A16
A34



A17




A17

A15

A31
A10


A38
A39
A12





A13





A38
A12









D71
A00




A40











A43









A44










D00






D01
D01










D06

D07














D40
D10





D45


D46



D46

D46
D46
D46
D47

D48


D49





D46




D94
D94
D49


D14

D11
D46
D15




D16

D17
D18

D19















D43
D52





D44







D45

D45
D48
D49
D47



D13
D14
E09

D12

D13
D12


D30










D20






D27










D21
D22


D21




D27
D23
D24



D25


D26



D27


D28


D29









D08







D09




D30
D31

D32









D33





D34














D48












D45
D45


D37
D53
D58
D59

D56
D57
D35

D50
D51



D52
D52








D66
D53
D63
D66
D67



D68
D69

D61





D57
D56



D41

D40
D41
D40
D40

D37
D37


D34
D31
D53
D56

D24
D53

D24
D68

























































D02


D05










D03














D49
D45
D45

D65

D67
D60
D04

D05











D11

A41


























D31






E08
C00
A80






A84



A90


A85
A84
A86

A90



A91
A92


A95

A93
A94
A96

A97
A99
A98





A87





A82

A83









A81




A89
A88







B06





A41
A42



A42
A42
A41
B06
D00
D02




A45


D01








D00














A50




A56

A57







A58
A59


A59
A59

A59











A60
A65




A66

A67
A68
A69
A72
A73
A74
A76
A77
A79




A53
A55
E94





A54



A54

A51




A52





D34
D54
D63
D53
D57
D35


D36





D37
D64
E20
E24
E26

E27
E30

E31
E22
E23



E32
E33

E38

E39

E34
E36



E37



E35


E38

E40
E43





E52

E44

E45


E41
E29



E42


E46
E28
E47
E43
E48
E49
E59
E52

E51
E53

E56
E58
E59
E57

E54
E55




E50
E51

E43


E25


E24
E21
E43
E43



E20
E20

E00
E00
E10

E12
















D55
E13

E14






E15











E16
E11

E17



E18


E19








A61

A70
A71

A75
A78



D37


D35
D40
D41


D42




D44
D44


D38

D39







D55
D60
D63






D64

D68
D62




D55
D55
D58
D56
D30


E14
D35
E14

D32
E14
E14
E14
E04
E11

E06
E09

E09
E09
E05

E11
E21

E14
E14

E16






E00
A62
A64
A63

E01

E02
E03

E04

E05
E06
E07

E08
E09




E08

E11








E08
E00

E60
E61
D80
D82
D83
D83


D84


D85

D86
D88
D89
D87
D87
D89







D81
D95


D90

D92
D93
D91

D96
D97





D98
D99


D94


D95




E70


E73







E74


E75

E77
E80
E81
E82
E83

E84




E85
E87
E88


E86
E89

A65
E81

E81
E81

A65
E76

E77

E77

E78
E79

E90


E91

E94
E92



E93


E94


E97





E98


E99

E95
E96

E72

E71


E62

E68

E61



E60
D75




A65
D70

D70


E64
E64
E64
E64
D78
D79
D74
D76
E63



E62
E67
E68
E69
E65

E66
E62

D70
D72
D73

D71
E62

E67
E64









A46


A47





A43
A43

D02
E14








D30

E14
D05
E14


E14
D05


D05

A48














E60
D85
D85

D75

A49
D77








A00





B00


























































B20




B23





B24


B25
B26







B74














B22
















B21































B21



C30

B27
B28





















B30





B32









B34
B35

B74
B74
B73
B36
B37
B38
B39


B34
B33
B61
B67
B68
B69
B64
B62
B60
B56
B57
B88
B89


B57
B59
B58
B72















B31




B50







B53

B54
B54
B90





B80




B94

B95
B96



B97

B98

B99



B87

B92


B84


B93
B85
B91



B56
B60

B62
B63
B66



B64
B65




B57
B89
B58



B56
B56
B70
B72
B75



B75

B76
B77

B77
B76

B77



B78



B79
B79


B73
B73
B74


B71




B55


B51


B52







B40




B22
B22





B41
B43







B42



B44
B45
B46
B83
B47
B48
B49

B85
B85
B85











B80

B86
B83


B82


B81











B74










B29

B92








B10





B11

















B12



B15


B17



B16







B15
B17






B18



B19




B16


B13



B14
B14







B14
B14

B14






























B01













































A06




B07
A82

B07



C41

B07
C41
B07







B09







B08













C20

C25




C28



























C26


C27







C29


C31





























C21









C22



















C23


C30





















C24
C26





C43
C24







C30




C31









C32
C32
C32















C33










































C34

C25
C37
C36








C35




C37
C37




C37

C38





























C39


































C38























C40
C44
C46





C47












C48








C49

























































C56



C56
C56
C56
C56



C56

C45



























C60

C70



C71


C71
C73


C74
C75




C72







C77
C77
C77
C77

C86
C77

C77
C78






C79



C80












C83

C82






C83



C81





C83


C84
C85

C86






C88




C90


C91


C92
C97
C96


C97
C98

C99




C94

C95








C93




C89








C90
C87

C68





C69







C61




C62


C66



C63











C64










C76




C65








C66





C67


















C64


C50







C51


C52











C51



































C53






C54
C53























C56












C54
C54












C54
C54

C56

C44
C50
C55
C47
C55


C50


C56

C44
C56







C56


C56
C50

C54
C54
C57



C58


C59




































C41











































































C42

C48
C48
C49
C49

C43










C27





































C00

C12










A08









A43

C10
C11

C14









C15







C16
C17



C18
C19
C19



C19














C19

C19










C19







C11



C13
C11
C11
C12











C13
C14


















C01









C03



C04
C07




C08
C09




C10


C05


C06






C01




C02













































B06



































B07







B02


















B03

















B04

B05






















A00


C20


A02

A03
























A04









A42




A06






A12
A09

A12



A14







A14

D02
D63
D64

D45
E14
A07

A08








D02





A14



















A05




A12






A07




A11
A07
A07







A00


A00







A07












A00



















A00



A00







`
export const names: string = `A+
B+
A++
A++
AAE+
A+
B+
B+
B+
B+
B+
B+
A+
B+
B+
B+
AAC
B+
B+
B+
B+
B+
B+
B+
B+
B+
B+
B+
B+
C+
B+
B+
B+
B+
B+
B+
B+
B+
B+
B+
B+
B+
B+
B+
B+
A+
B+
B+
B+
B+
B+
B+
C
C
C
B+
B+
B+
B+
B+
A+
BAw
B+
B+
B+
C+
B+
B+
B+
B+
B+
C
A++
B+
B+
B+
B+
B+
B+
B+
B+
B+
B+
B+
C+
C+
B+
A+
A+
B+
B+
BAw
C+
C+
C++
C++
C+Bb
CBc+
E
E
E
E
E
C+
C+
C
BAJ
C+
C
A+Aw
CBeBb
CBeBb
C+
C
A++
D+
C+
C+
C+
B+
A+++
D
D
D
D
ABsBt+
ABsBtBv
D
D
D
B+
C+
C+
C+
B+
C+
C+
C+
C+
B++
CB6
C+
C+
D+
CBi
C+
BB5B6
C
C+
C+
C+
CBZ
B++
CBk
D+
D+
D
D+
D+
E
E
B++
D+
E+
E+
E
E
E+
F+
F
F+
C+
C+
BCC+
B+
BB0BkCKCN+
BB0BZ+
BB0BZ+
BB0BZ+
CB2
CBkCK+
BB0BZCV
BB0BZCK
C+
CCJ
C+
CB2
CB2
D
CBkCK
E
E
B+
B+
B+
C
B++
B+++
C
BCg+
C+
BCg+
A++
ACm+
BAw++
C
B+++
C
C
C
C+
CCu
C+
B+
A++
BCc+
BCc+
B+
BCc++
E
E
A+B5
BCcC2
CCA
D
BAwCp+
BAwCpCq
BAw+
C+
BCg+
BCgCj
CCu+
C+
B+
B++
B+
C+
BDA+
B+
B+
B+
B+
B+
BB0Bi+
B+
BCg
C+
BAwBb
CBo
B+
BCg+
C
D
BDN+
BCgDO
BCgDO
C+
C+
C+
A+
BAwCp
B+
C+
CCj
BAw+
C+
ABsBt+
D
D
C+
D+
C+
B+
C+
ADT
DBg
C+
C+
BAw+
ABsBt
C+
D
D
D
C+
D
D
D
C+
A++
A+
BAX
B+
A+
B+
A+
A+
B+
ACm
B+
A+
A+
B+
B+
B+
A+
A+
A++
B+
ADq+
B+
B+
B++
C
B+
C
C+
C
B+
C+
B+
B+
B+
C+
BD3
C+
B+
A++
B
B+
C+
C+
C+
C+
C
A++
AEO
B
B
C+
B+
C+
C+
D+
D+
B+
C+
A+
ABlDH
ABl+
C
C
C+
C+
C+
CDa
D+
C+
D+
C+
ABl+
C+
C+
B++
BBmBd
A+
B
B
B++
B+
C+
A++
B+
B+
BEZ
B+
C
C
BEZ
BEs
BEZ
BEZ
BEs
B+
B+
C
C
C+
C+
C+
C+
C+
D+
D+
BEZ
B+
BEZ
C
B+
A++
AE7+
AErEx+
BDl
C+
C+
B+
B+
AErEZ
B+
B+
C+
C
B+
B+
B+
B+
C+
C+
C+
CFKEe
CFM+
C+
D+
C+
D+
C+
D+
C+
B+
B+
B+
B+
C
B+
AEr
ABl
B+
C
C+
CBo
C+
A+
AEr+
C+
C
C+
B+
B+
B+
BEv+
D+
BEv+
BEx+
BEx+
BEx+
B+
B+
B+
BDl
C+
AC4+E1
B+
C+
D
BDl+
BFv+
C+
C+
AErFv
C
ABl+
ABl+
C
C
ABlBC
C+
C+
C+
C+
A+
B+
B+
C+
C+
C+
C+
B++
B+
B++
BGF+
BGF+
D+
B+
BGF+
D+
B+
BGF+
BEu
B+
CEj
C+
C+
BEn
B+
B+
B+
BGCBo
B
B+
B+
BGT+
B+
BEu
B+
B+
C+
BGC
B++
C+
CEe
CBo
D
CGO
D
BGc+
DEe
E
D+
B+
C++
CGiDa
D
D
D
BFI
ABl+
C+
C+
CGe
C+
C+
C+
CEa
CBb
D+
D+
D+
C+
ABl
B+
B+
ABj
B+
B+
ABl+
ABj+
ABj+
ABj+
ABlGy
C
B+
B+
B+
C+
B+
B+
B+
CEe
BAy
CFQ
C+
C+
CGm
CEe
C+
C+
C+
C+
BAw
AEr+
B++
D+
BEx+
BG0
CEe
C+
C+
B+
B+
C+
ABl+HM
C+
D+
ABlHN+
C+
BEu
BG3
B+
C+
B++
B+
B+Da
BHX+
C
B+
CEe
B+
BHU
BA0
C+
D
D
B++
BFa+
BFaDY
B+
B+
BFX
B+
B+
C+
BHi+
BBm+
B+Bb
B
BHmEe
BHm+
C+
CHn
CEf
CEe
C+
D
D
BHmBo
D
D
D
D
D
BHZ++
BHZ+
B
B
BA0+
BBm+
BDl
BBm+
BBm+
BBm
BBm+
C+
BHU+
BFD
BGy+
C+
C+
BHN+
B
B
BHZ
AF7
ABl
B
AF7
BHmHp
B+
ABl+
C+
A+
B
B
B+
A+
B+
B+
C+
B+
CIA
C+
C+
CHA
C+
B+
B
B+
B+
C+
A++
AIJ+
AIJ+
AIJ+
AIJ+
AIJ+
A+
B+
B+
B+
B+
B+
B+
B+
C+
B+
CHp
C+
C+
B+
B+
C+
C+
BGW
C+
C+
C+
C+
AIJ+
AIJ+
C+
B+
B+
B+
B+
B+
BEJ
B+
BIr
B+
BEW+Gn
ABlBC+
B+EP
D
BAw
BIw
C
C
C
B+
C
C
C
C
C
C
C
C
C
C
C+
C+
D
B+
AErExFo
AEr+
AErEv
C
ABlHm+
D
ABlHmEa
ABlHm+
B+
C+
C
C
C
C
C
C
A++
C
C
CDf
C+
D
AEmFC
B+
B
A+
A++
C+
C+
A+
ABE++
B+
A+JG
A+
A+
B+
BEs
B+
B+
B+
BDH
B+
B+
B+
AJJ+
AJJ+
B+
B+
B+
A+
ACm
ABlFH
B+
B+
AD1+
BDH
A+
B++
AC4B5+
AI_+
A+
B+
ADq++
AJf+
B+
B+
B+
B
BAy
B+
B+
BF2+
B+
BEu
BGu
BIs
B+
B+
BAy
C
B+
CEf
C
C
BF2
C
C
C+
C+
C
C
C+
C+
D+
D+
D+
C+
BFX
C+
B+
C
BFH
B++
BJ4+
BJ4+
BJ4+
B+
B+
BJ9
CCJ
C+
CFL
CEf
B+
BJ9+
BJ9+
B+
B+
B+
B++
BJ3FQ
B+
B+
BJ3+
BJ3+
B+
B+
C+
B+
B+
A++
B+
A+++
AKU++
AKU++
AKUKZ+
A++
AKU+CH
AKc
B+
B+
B+
AKUKXKW
AKUKX+
AKc++
AKc+
AKUKV+
BEJHV
BIw+
A++
AKo+
AKUKZ+
AKc++
A+
B+
ADqEJ
A+
B+
C+
B+
B
B+
B+
B+
AH7+
B+
B+
B+
A+
BER
A+
B+
BGC
C+
B+
B+
C+
CLB
B+
CLB
BEu
B+
A+
A+
B+
AD1
B+
A+
A++
ALJ+
ALJ+
A+
ALI+
B++
B+
B+
B+
ALI+
ALIJr
BLT
ALI
B+
B+
BJr
B+
BA0
B+
ALJ+
ALJ+
ALJEs
B+
B+
B+
B+
BA0
B+
C
C+
C+
C+
B+
B+
B+
B+
CEe
BAy
CEe
C+
C+
D+
D
C+
A+
AE7FD++
AEH
AI-
BEu
A+++
BFJ+
BGv
C+
CEe
CBb
B+
B+
BG1
BFJBf
B+
B+
B+
B+
C+
D+
D+
CEe
DBo
DEf
EGt
E+
D+
ABjAyFc
ABl+
ABlHmHv
ABlHZ
ABlHZHq
ABlDl
C+
D
C+
D
D
D
C+
C+
ABlHU++
ABlHmI2
A+
B+
C
C+
C
BJ3
C+
C+
BH4
C+
CE0
D
CFQ
BAy
C+
C+
C+
DL7
DHH
D+
C+
D
DJv
C+
DEe
D
D+
CJp
C+
D
C+
CCA
CMN
B+
BG3
B+
C
C
C
C
C
BEu+
C+
C
C+
C+
C+
CB6
C
BMG
CDY
C+
D
CBo
DEe
D+
BEu
BMG
C
BMV
C+
CBi
C+
CMW
B+
B+
C+
DCV
DMe
CMe+
D
E
D
DDa
D+
E
DGg
B+
B+
B
BEu+
C+
BMV
B+
B+
BMG
CCV
C+
BMGJv
BFD
BMV
BMV
C
CDP
CIu
B++
BMr
BMr
B+
B
B+
B+
A+
B+
C+
B+
CEe
CHp
CJp
C+
C+
C+
C+
C+
C+
C+
B+
BMz+
C+
ABl+
C
B+
B+
C
C
B+
C
BKj
C
BJr
CCJ
DCH
C+
D+
DGn
DIi
D+
C+
CFN
B+
CBo
BHc
A++
B+
B+
B+
B+
BAy
C+
C+
D+
DEe
B+
C+
C+
BJr+
A+
BL0
BH4
A+
AD1
BHW
BAy
C+
CNN
C+
CLo
C+
B+
BJr
ABlFD
B+
B++
BDlFN
BBm
C
CHA
CHv
CEe
CDa
D
C
C
AErFe+
AErFe+
B++
B++
BMf
B+
CNg
CEf
BHU
CMD
CEe
C
C
BM_
BA0Ge
BHm
CEe
C+
D
D
D
C+FQ
D
CI2
D
CHp
CBo+
CJv
D
BL-
B+
BNn+
BL-Ee
BHX
BHZ+
ABlNK
BNh
BHc
AMwBd
ABlDl
AMwBd
C
ABlGy
AMwBd
AMwBd
AMwBd
AC4+
ANH+
C
AC4B5
AC4B5Ee
BFuNN
AC4B5Ee
AC4B5Ee
AC4Nq+
B+
ANH
AMFFD+
B+
AMwBd
AMwBd+
B+
AMw+
BDl
BNr
B+
B+
B+
B+
AC4
AD1Jr
C+Ee
CN3
B
BNq
BGy
C
C
CEf
C
C+
CNs
BB5
C
CJv
C
C+
C
C
C
C
C
B+
ANHNr
C
C
C
C
C
C
C
C
BB5+
B+
B+
B+
ALu
AE7
B+
C+
C+
DDY
DJv
C+
BJL
B+
BDl
C+
CHp
CGm
CGm
C+
CGm
CN5
C+
C+
CE3
D
C+
D
D+
B++
B+
B+
C+
BFD
C
CB7
C+
C+
B+
BOK
C
COP
CHy
C+
C+
CNe
CGg
D
CFb
CCV
CLs
B+
BNM
CNg
BFe
C+
B+
B+
BEu
C
B+
C+
B+
BKj
C+
CGH
D+
C+
C+
CMJ
DDa
DG9
CEe
C+
BLm
BMG
C+
CBg
C+
C+
C+
C+
C+
C+
C+
C+
C+
D
C+
COoMj
C
COpEe
B+
AD1LfLh
ALuOr
D
ALuOr
ALuOr
C+
AD1LfLi
BLm
CGH
B+
C+
C+
C+
C+
CDa
B+
C+
B+
B+
BLv
B+
CLw+
C
C+
BMx
C+
COg
CCA
BDl
C
C+
C+
C+
C+
D+
D+
C+
C+
CFK
D+
D+
DNF
D+
C
CLwEe
C+
C+
B+
BOU
B+
BFI
BJr+
C+
C+
C+
C+
B+
C+
CDa
C+
ADk+
A++
B+G9
C+
BPUEf
AD1Lf
ADk+
D+
ADk+
ALu+
ALuJr
CKn
COP
C+
C+
ADkAy+
B+
ADkPR
C
C+
D+
DME
DCE
C+
C+
CHp
C+
CFb
DMi
D+
C+
ALuJr+
ADk+
C
C
AE7+
ADkDl
CFQ
C+
C+
CFb+
BPU+
B+
B+
C+
A+
ADq++
AKu++
AKu+
A+
B+
C+
BAv
A+
AKu+
B
A+
B+
B+
B+
AD1+
B+
A+K9
AMwBd
B+
ADqJhMd
BIw
A+GC
C+
B+
ADqIx+
CCJ
ABlHc
A+
AMwBd
ADqI4
AMwBd
C
C
AMwBd
AI6
BGW
BGC
ADqI4+
A+
A+
ADq+
C
C+
CIz
AQA
B
B
B+
B+
C
BQN
AQC+
CIu
ADqIxIzEe
ALuEuDV
AE7DlOI
AE7DlOI+
BPO+
ADkPR
AKuI4+
AKu+
ADkAy
C+
CGH
B+
B+
C+
B+
BQV+
BQV+
A+
B++
BQb+
BQb+
A+
B+
A+
A+
B+
A+
B+
BAv
BDH
A+
B+
B+
B+
B+
B+
B+
A+
A+
B+
B+
BFr
B+
B
B+
B+
CFc
D+
D
AAC+
AQuQzFc+
AQuQzFc+
D+
D+
D+
B+
C+
CDa
D+
CG9
BLk
B+
C+
C+
C+
CEe
C+
C+
C+
C+
C+
B+
B+
B+
B+
B+
B+
B+
B+
CDa
C+
C+
A+
B+
BAs+
B+
C+
BB5
C+
C+
B+
C+
CMB
CBb
C
C
C
C
C
C++
D+
CRaLi
CGg
C+
CMC
B+Hp+
C
C
C+
B+
C+
B++
BAJ
C+
CFQ
C+
C+
C+
CHM
C+
BFH
C+
D
D+
D+
DHA
D
DGn
C+
C+
B+
C+
D+
B+
B+
B+
B+
B+
C
B+
C+
C+
C+
C+
C+
C+
C+
CPM
D+
CF0
C+
CHV
CR5
C+
C+
C+
C+
B++
C+
BSF+
BSF+
BSF+
BSF+
B+
B+
B+
C+
B+
B+
B+
C+
C+
A+A2+
A++
B+
B
B+
C+
C+
C+
C+
D+
D+
D+
D+
C+
D+
D+
C+
C+
D+
D+
D+
D+
C+
C+
BAB
B+
B+
BB5+
D+
D+
D+
B+
B+
C
C
BSaSj+
B+
B+
BOR
B+
B+
B+
CJp
C+
BReS8
BReHp+
BReHp+
BReHp+
CSj
D
D
DQF
CPK
D+
CDa
C
B+Jp
BTB+
D
D+
BTBHp
BTB+
BTB+
BH4
BAy+
B++
CEe
B+
CMZ
B+
B+
BTL+
BReHpFy
D+
B+
C+
C+
D+
D
D+
D+
C+
CDa
C+
B+
B+
C+
C+
CBb
D+
D+
D+
CTA
B+
BAJ+
B+Sx
C+
C+
B
B
BTd+
B+
C+
BRe+
BTdEe
B+
C+
D
D
D
D
B+Tn+
BToTn+
BTo+
D+
D+
C
C+
C
C
C+
D+
C+
C+
C+
C
CNF
CEe
C+
C+
C+
BTH+
C+
C+
DGn
DNF
BToHp
BTm+
D
CFy
BToHp+
C+
C+
C+
C+
BAy
BTB
CJp
C
CNN
CTC+
C+
CHp
D+
D
C+
CHp
C
CDa
C+
C+
BTHEe+
C
C+
BTL
CBb
B+
B+
BRe
C
C++
CHp
D
D
CUKUA
D+
DGn
D+
E
D+
D
D
DEe
DOT
E
E
D
D+
D+
D+
D+
D
D+
CHp
D
D+
DGe
D+
D+
CHy
DEe
CBb
C+
B+
C+
BTd+
C+
BFh
C+
C+
CEe
CN5
C+
B+
B+
B+
B+
B+
B+
B++Bb
C+
B+
BTfEP
C
C
BFH+
B+
B+
C+
B+
BUl
C+
CUm
D+
D+
CSjHC
DM6
DMj
E
CJp
CTv
C+
C+
BLl
C
C
BToJp
C+
DTn
D
D+
BToHpT7
BToPi
BToHpT7
B+
C+
CKC
C+
CDa
C+
C+
CGn
B+
B+
C+
BTo
CUE
BTH
CHp
CJp
D
C+
C+
CBb
CRA
B+
B+
C+
C+
B+
B+
B+
B+
AKU++
B+
C
BReHp+
B+
B+
AKcKq
AKU++
AKUVN+
AKUVN+
AKUVH+
BVNVR
C+
ARRVMDa
BN1
COp
BTmT5
CG9
CDa
CEe
B+
B+
B+
B+
BAs+
A+
B
B
B+
B+
BFG
C+
DMi
D+
BAa
B+
BRj
B+
C+
C+
B+
C
C+
CJp
C+
B+
C+
BFr
C+
B
B+
C
B
B
B+
B
B+JpM2
B+
C+
B+
B+
B+
B+
BGx
BIG
B+
B+
BA0
BEs
BVp
CJp
D+
CJy
C+
CGg
DEe
BAy
C+
CGf
CEe
C
CGm
C+
C+
B+
B+
B+
B+
BDl
C
C
B+
C
C
C
CGH
B++
D+
D+
D+
D+
C
C
CEe
CHV
D+
C+
CBo
C
C+
B+
C+
C+
D+
D
C+
B++
CMj
CWL
CO9
CU-
B++
B+
C+
B+
B+
B+
B+
C+
B+
B+
B+
B+
BA5
C+
A+
AAC+
B
BDH
B+
B+
B+
B+
BEs
C+
B+
C+
C+
C+
C+
BAy
BNv
B+
B+
B+
BWoJp
B+
B+
C+
CEe
B+
BA0
B+
B+
C
B+
B+
C+
C+
C+
C+
C+
C+
C+
CHp
B+
B+
BA0Uy
BK0
BK0
BA0Sd
ABE+
C+
A+
B
AI_+
AQh+
AI_+
B
A+
B+
C+
D+
A+++
B+
A+
AXEXFFo
B
B+
C+
BXJ+
B+
B+
B+
BXH
BEk
C+
C+
C
C+
C+
DMj
C+
BAy
C
CSm
D+
D+
D+
CTP
B+
AXA+
B+
AI_+
B+
AI_+
AI_+
B
B+
A+
B+
B+
B+
B++
BXjBh
A+++
C+
A++
C+
DEe
D+
D+
D+
D+
C+
C+
C+
AXfXy+
AXf+
AXpXqX0
AXf+SH
C+
D+
C+
B+
C+
C
B+
B+
B+
B+
B+
B+
BRS
BXj
B+
BXj+
B+
BXj+
CEf
C+
AXlXm+
C+
B+
CEe
CGi
ASX++SA
CRC
C+
B+
CJp
C+
C+
CQF
B+
CQ5
BX5+
A+
B+
C+
C+
ABV+
AQh+
AYR+
BAp
AYR+
B+
C+
C+
B+
B+
B++
BYe+
A+
AQh+
AQh+
A+
A+
A+
B+
BEZ
B+
BGC
A++
AYm+
AYh
BEu
B+
B+
B+
BHS
B+
BUI
AYh+
AYh+
AYh+
C+
AYh+
C
C
B+
C+
A+
A+
B+
BWw
AXl
B+
B+
ASXGc+
B+
B+
B+
B+
C+
B+
B+
C+
C+
B+
B+
B+
C
C+
B+
B+
B+
B+
C+
B+
B+
B+
B+
BXm
B+
B+
B+
B+
B+
CUT
C+
BKM
C+
BA1
B+
B+
C
A+
ASX+
B+
B+
B+
ASXYJ
CMM
AACWb+
C+
B+
BYJ+
C+
BYJ+
CBo
CYK
DCV
DUQ
C+
CYK
C+
CX3
CYKEe
C+
C+
BYJ+
BYJ+
CJ2
ASX+
C+
C+
ASX+
C
B+
A+
B+
B+
B+
B+
B+
B+
B+
B+
B++
B+
C+
C+
C+
C+
C+
C+
C+
C+
C+
C+
C+
CGG
C+
C+
C+
CaL
C+
CMd+
CMd
C+
C+
B++
C+
C+
C+
CFc
CC0
CRC
BZ7QM
BBK
C+
B+
B+
B+
AXpXqX2+
B+
BKT
C
B+
CEe
B+
C+
C+
B+
B+
BXx
C+
D
C+
C
B+
B+
C+
C+
B+
Bak+
C
B+
BNK
B+
B+
BYj
Baf
BZD
B+
C+
B+
BUg
C
B++
C+
C+
C+
B++
C+
B++
C+
Ba3+
Ba3
Ba3Xu
B+
C+
C+
C+
C+
C+
B+
B+
C
B+
C+
Cax
D
D+
C+
C+
B++aI
BbI+
CXu
C+
DBo
D+
CaS
C+
BbI+
BbDbO
C+
C+
BbI+ZB
B+
B+MW
BbD+
BbT+
BbT+
BbS+
BbT+
BbS+
BbTbZ
B+
B+
C+
B+
B+
BYj+
B+
B+
B+
ASX+
CGG
C+
C+
CHx
C+
ASX+
ASXAy
C+
BGc+
C+
C
C+
C+
BGcHC
BGc+
B+
ASX+
ASX+
B+
A+
BEu
A+
BGZ
B
BFq
B+
B+
A+
B+
C+
B+
B+
B+
Bb6+
DGH
Bb6+
CEe
C+
C+
D+
B+
C+
CS9
CBo
DQ9
D
D+
C+
DRl
C+
CCJ
D
C
CY8
CEa
CHx
D+
D
D
D+
D
CGQ
CHp
CYL
B+
C+
C+
B+
C
AQh+
A+
B+
B+
B+
BcB
C++
B+
C+
BMr
B+
B+
C
C
C
B+
B+
AQh+
A++
A++
A+
B+
C
B+
B
B+
B+
CEe
C+
CYL
B++
B+
Bck
C+
B+
B+
B+
Bck+
A++++
Bck+
B+
B+
Acsck+
AcsckHj
Acsct+
Acsckcu
Bctcu
BckcuPL
BckcuCq
Acsck+
CG9
B
B+
BcP
C
BKT
B+
B+
B
BGU
Bc4+
B+
BX5
B+
BAy
C+
CJ2
B+
B+
B+
B++
B+
B+
BMr
C+
B+
BVq
BYP
BVv
A+
B+
B+
CbF
C+
D+
B+
C+
B+
C+
D
D
D
D
D
D
D+
D
D
D
BB5+
C+
D+
C+
C+
C+
CaU
C+
CZp
C+
C+
B+Iz
BB5++
CaC
C+
C+
C
C+
C
B+
C+
CUm
B+
C+
B++
D
Bdj+
BS1
C+
BdIKB
C
C
CMW
C+
C+
C
C+
CEe
CHq
C+
CMd
D+
C
CMN
C+
C+
C+
C+
D+
CMd
C+
C+
C+
C+
D
DFf
C+
C+
C+
CMdEe
C+
C+
BB5
C+
C+
Cda
D+
Ddb
C+
C+
C+
Cd-d_
C
C+
C+
CNc
CTI
C
C+
C+
CT4
CFc
CT4+
C
C+
D
D
C+
D
D
D
D+
C+Pb
CCA
C+
D+
C+
DNi
C+
CeL+
D
D
C+
C+
C+
C+
C+
CB_
C+
BdL
C
C+
B+
CL7
C
CJp
C+
CEe
CJy
CEeGm
C+
C+
C+
B+
BDl
CeD
CCV
CMq
B+Ef
CEf
CBY
C+
CMj
C+
C+
B+
B+
BNr
B+
CT7
B+
C++
C+
Bb0
C
CIi
BZRdz
C+
C+
B+
B+
C+
C+
CHp
C+
CKB
CDa
C+
C+
B+
B+
Cec
BAy
C+
C+
CZo
C+
BGCaG
C+
BGC+
B+
B+
BQO
BdIdOBb
C+
B+Ec
Be5
CT7
BZR
C+
D+
D+
DaC
Ddc
DYO
C+
C
C+
C+
CM6
C+
C+
B+J_
C+
C+
C+
B++
D+
D+
C+
BfGfF
C+
CFt
D
CHv
Cdp
C+
C+
C+
C+
C+
BAy+
BGC+
BAyJy
B+
Acs
B+
B+
B+
B+
Ab2+
Acs+
C
B+
C+
B+
BfaEe
C+
COq
CN5
C+
CHy
C+
C+
C+
DEe
D+
C+
Cd7
C+
C+
C+
C+
C
C+
C+
C+
CaS
C+
BfaGL
C+
DEe
C+
CGi
C
C+
C+
C+
C+
CT7
Bfa+
BfaaC
D+
Bfa+
B+
C
CfH
C+
C+
C+
C+
C+
CfN
C+
BAy
C+
COp
C+
C+
C+
CZp
C
B+
C+
D+
CBA
D
DgC
D
D+
D+
DEe
Cd-
CZZ+
CZZNF
BfX+
BAyZZEe
BfXGi
D+
BfX+
D+
BAyZZGG
BfX+
BfXHq
BfXHl
BfX+
Bck+
CZZGn
E
DaC
C+
B+
BfZ
C+
CSH
C+
CHj
Bak
BAy+
BAygB+
BAygB
D
D
D
D
D
D
D
D
D
D+
D
D
BAygB
BAygB
B+
Bck+
B+
Ace+
AcsgWKB
Bct
Ab2fY
Acsct
C+
C+
BfZU8
D
D
CVl
B+
Aceck+
Acsck
C+
C+
CZq
DEe
BctcuBo
Bctcudn
BctcuHl
Acsckcu
Bct+
C+
Acsct+
BfZ
C
BfX+
BfX+
C+
DBY
Cfx
D+
CbK
D+
C
CbK+
D+
Cdm
CGi
DFc
C+
Cc5
C+
D+
D+
CcD
C+
C+
C++
C+
C+
C+
C+TI
C+
C+
D+
C++
D+
D+
B+
AQh+
C+
C
C+
A+
AQh+
B+
AQhHK
A+
B+
B+
B+
AXE
B
B+
BXF+
CTP
C+
CHl
CL7
B+Hw
C+
BYj
B+
BDl
B+
B+
BSO
C
Bc_
BO0
C
BYv
BXi
Cdp
C+
Cdn
B+ZB
BN1
BXF
C+
C++
B++
BXF+
ChR+
C
CN5
C+
C+
BhT+
B
BhP
B
BcP
A+
AQhIX+
AQh+
B+
Acc
B+
BJl
B+
B+
A+
B+
C+
C+
CTy
B+
B+
C+
B+
B+
AhhEs
B+
B+
B+
B+
Ahh+
BcQ
B+
B+
B+
AQh+
C++
Chz
AQh+
C+
A+
B+
Ab2cBBoNk
Ab2cBBo
Ab2cB+
Ab2cBHxZp
B+
B+
CHx
C
Cd-
CGi
CYL
CSU
CFk
C+
CFt
BfY
AXl+
C+
B
B+
B+
C
C
B
Bc_
B+
B
B
Bhr
B+
B+
B+
B+
C+
CZB
CJ_+
CJ_Ee
CHl
CRl
C+
CRl+
CZp
C+
CJ_
Cdn
CcD
C+
COp
B+
B+
CFk
Cgl
B+
C+
A+
B+
B+dc
B+
Bc4
C+
B+
C+
BFV
B+
BEJ
B+
B+
ACx+
C+
BEu
B+
C+
C+
C+
CNF
B+
B+
AD1+
B
BX5
BcP
C
BAy
C
B+
BG0
BJn
C+
C+
C+
C+
C+
B+
C+
C+
D+
DEe
D+
C+
CDa+
CG9
D
D
CTV
D+
D
CL_
CL_
C+
CHp
D
CL_
D
D
D
D
D
CTy
D
CTy
C+
Dgp
DEe
C+
CKL
DQM
CL_
E
CL_
D
D
DVX
E
C+
CG9
CFc
D+
D+
CNo
DGg
E
C+
C+
C+
CNc+
CNcGQ
BiS+
BAy
B+
C
C+
C
Ci9Ee
Ci9+
BiS
CDa
CFc
CG9
CJ_
CTN
C+
CFL
D
CKB
CEa
CHq
CBY
C
CX3
CBo
C+
CZp
CGi
CE0
B+
CcD
CQF
C+
CS9
CNp
CKB
C+
C+
CPx
D
Ciu
BDlY8
CGi
C+
BcP+
BcP
C+
BcP+
BcP
Cdl
C+
B+
CPB
C+
D+
DEe
C+
D+
C+
DGn
C+
D
DEe
E
DPj
D+
D+
BJnM2
CEj
CFR
COp
CJv
D
DEe
C+
C+
B+
B+
B+
B+
BDl
C
CFc
C+
C
BWF
C
C+
C
C
C+
CRC
CIu
CEe
C+
C+
DEe
D+
D+
E
CE2
CIi
CQ3
CGi
C+
C+
C+
BFq
B+
B+
BSO
B+
B+
B+
B+
B+
B+
C+
BXw
BG1
BAJ
Cib
B+
A+
A+
AQm+
A+
AKR
BDH
BKS
B+
AKc
AKU++
AI_+
B+
B
B+
B+Lx
B+
AKUKVVP
AKUKVVR
AKUKVVS
AKUKV+
AKUVN+
AKUVN+
B+
B+
BG1+
BKs+
B+
B+
BG1
Cj-SU
B+
AKUKXVP
AKUKX+
AKUKX+
B++
B+
BLM
CZv
BQr
B+
AKUjyVS
AKUjy+
Bj3Bf
AKUVHVP
B+
AKUKZVR
AKUKZ+
B+
C+
B+
BLM+
AKUVHj6
A+
BQz
C+
C+
BJk
BWO
BEu
B+
B+
B+
B+
C+
BFV
CFL
B++
BkY+
BkW+
BkY+
B+
B
B+
B
B
BkY
BDl
C+
CeR
BLm
CFt
CEe
CKB
CJx
CDP
C+
CBb
BA0Nc
B+
BA0
C+
CEe
CEf
C+
CGf
CUT
CD-
CE3
C+
CCV
BMp
B+
C+
CGn
B+
C+
B+
C+
A+
B
A+
B+
A+
BDH
A+
B+
B+
B+
B+
Bkw
ASV
BDG
BA2
B+
B+
B+
C
B+
BWm
C+
B+
C+
B+
B+
CFL
C+
C+
B+
B+
B+
B+
B+
B+
B+
B+
B+
BZg
ABE
B+
Bic
B+
B+
A++
B+
B+
B+
AKckFKn
AKU
AKckFVg
B+
AKo+
B+
B
B+
B+
AAuAy
ABE+
B+
BlW
ABsBt+
ABs
BDH
BBtFc
D
D
D
BBt
B+
B+CV
BWF
C+
C+
B+
B+
BBtFc+
B+
ADq+
ABlHmDY
ABlHmI2
BA1
AErEu
AMwBd
ACx
Bia
C
BUk
ABE+
C
C
C
C
BSZ
C
ADqAwI8
BSZ
C
B+
B+
B+
ABVCcC2
D
D
D
B+
B+
B+
BJE
BYx
B+
B+
B+
BA2
B+
B+
B+
C+
B+
B+
AKckF+
B
B+
B
B+
AA6+
ABsBt+
D
D
B+
B+
ACx+
ACx
B+
C
C
C
C
ABsBtBv
BCy
BEP
C
ACx+
ABE+
BFI
B+
AlL+
B+
A+
BaW
C+
A+
B+
BlP
B+
B+
B+
B+
B+
B+
B+
BJS
B++
B+
BaW
BBP
BA1
BDG
BAw
B+
A+
AmB+
A+
BDH
C+
C+
B+
B+
BmT+
BXc
C+
B+
BmTmW+
C+
Cg-
BZx
CEe
B++
B+
B+
B+
C+
A+
A+GC
A+
B+
A+
B+
BWv
BBB
BWv
B+
BWv
B+
B+`
export const parts: string = `Anderssen's Opening
: Polish Gambit
Van Geet Opening
: Battambang Variation
Formation
: Hippopotamus Attack
: Shy Attack
Ware Opening
: Symmetric Variation
: Wing Gambit
: Cologne Gambit
: Meadow Hay Trap
: Ware Gambit
: Crab Variation
Sodium Attack
: Durkin Gambit
: Celadon Variation
: Chenoboskion Variation
: Laroche Gambit
: Twyble Attack
: Düsseldorf Gambit
: Novosibirsk Variation
: Sicilian Two Knights
: Venezolana Variation
: Sleipnir Gambit
: Dunst-Perrenet Gambit
: Hector Gambit
: Dougherty Gambit
: Melleby Gambit
: Pfeiffer Gambit
, Sleipnir Countergambit
: Jendrossek Gambit
: Damhaug Gambit
: Warsteiner Gambit
: Hergert Gambit
: Reversed Nimzowitsch
: Gladbacher Gambit
: Reversed Scandinavian
: Hulsemann Gambit
: Liebig Gambit
: Nowokunski Gambit
: Napoleon Attack
: Billockus-Johansen Gambit
: Kluever Gambit
: Myers Attack
: Tübingen Gambit
Nimzo-Larsen Attack
: Polish Variation
: Symmetrical Variation
: English Variation
: Classical Variation
: Graz Attack
: Modern Variation
: Pachman Gambit
: Dutch Variation
: Ringelbach Gambit
: Indian Variation
: Spike Variation
Polish Opening
: Grigorian Variation
: Birmingham Gambit
: Outflank Variation
, Schuehler Gambit
: Schuehler Gambit
, with d5
: Myers Variation
: Baltic Defense
: German Defense
Zukertort Opening
: Santasiere's Folly
: Bugayev Attack
: Wolferts Gambit
: Czech Defense
: Bugayev Advance Variation
: Tartakower Gambit
: Queenside Defense
: Rooks Swap Line
: Queen's Indian Variation
: Schiffler-Sokolsky Variation
: Dutch Defense
: King's Indian Variation
, Sokolsky Attack
, Schiffler Attack
: Karniewski Variation
Saragossa Opening
English Opening
: Jaenisch Gambit
: Anglo-Lithuanian Variation
, Normal Variation
, Two Knights Variation
, Two Knights
, Fianchetto Variation
, Botvinnik System Reversed
, with e3
, Three Knights
, with Nf3
, Double Fianchetto
, Three Knights Variation
, Botvinnik System
Tarrasch Defense
, Four Knights Variation
Queen's Gambit Declined
: Semi-Tarrasch Defense
, Keres-Parma System
, Rubinstein Variation
, Napolitano Gambit
, Ultra-Symmetrical Variation
: Caro-Kann Defensive System
Réti Opening
: Anglo-Slav Variation
, Gurevich System
, with g3
: Anglo-Scandinavian Defense
, Malvinas Variation
, Löhn Gambit
, Schulz Gambit
: King's English Variation
, Reversed Sicilian
, Reversed Closed Sicilian
, Three Knights System
, Troger Defense
: Closed
, Taimanov Variation
, Hungarian Attack
, Closed System
, Full Symmetry
, Bremen-Hort Variation
, Smyslov Defense
, Keres Defense
, Kramnik-Shirov Counterattack
: King's English
, Mazedonisch
, Korchnoi Line
, Flexible Line
, Bradley Beach Variation
, Quiet Line
: Four Knights System
, Nimzowitsch Variation
, Fianchetto Line
, with Nb6
, with Bc5
, with .. d6
, a6
, h6
, Bellon Gambit
, Adhiban Gambit
, Erbenheimer Gambit
: Carls-Bremen System
, Be7
, Keres Variation
, Reversed Dragon
, Smyslov System
, Delayed .. Nc6
, Kahiko-Hula Gambit
, Nimzowitsch-Flohr Variation
: Drill Variation
: Agincourt Defense
: Mikenas-Carls Variation
: Mikenas-Carls
, Sicilian
: Anglo-Indian Defense
, Flohr-Mikenas-Carls Variation
, Nei Gambit
, Queen's Indian Formation
, Queen's Indian Variation
, Zvjaginsev-Krasenkow Attack
English Defense
: Hartlaub Gambit Declined
: Hartlaub Gambit Accepted
, Anti-Benoni Variation
, Spielmann Defense
: Symmetrical
, Hedgehog
, Flexible Formation
, Catalan Defense
, Kurajica Defense
: Neo-Catalan
King's Indian Attack
: Yugoslav Variation
, Tarrasch Defense
, Bogoljubow Defense
: Neo-Catalan Declined
, Neo-Catalan Declined
, Early b3
Catalan Opening
, Geller Variation
, Hedgehog Defense
, Wimpy System
, Romanishin Variation
, Semi-Slav Defense
, Catalan Defense Accepted
: Anglo-Dutch Defense
: Anglo-Dutch Variation
, Ferenc Gambit
: Porcupine Variation
, Hickmann Gambit
, Chabanon Gambit
: Wade Gambit
: Myers Defense
: Zilbermints Gambit
: Myers Gambit
: Great Snake Variation
, Prickly Pawn Pass System
: Adorjan Defense
, Queen's Knight Variation
: Anglo-Grünfeld Defense
, Anglo-Grünfeld Variation
, Korchnoi Variation
, Hedgehog System
, Nimzo-English
, Anti-Anti-Grünfeld
English Orangutan
: Achilles-Omega Gambit
, King's Knight Variation
, Full Symmetry Line
, Mecking Variation
, Capablanca Variation
, Scandinavian Defense
, Exchange Variation
, Old Indian Formation
: Romanishin Gambit
, King's Indian Formation
, Slav Formation
, Grünfeld Formation
, Duchamp Variation
, London Defensive System
, Torre System
, with dxc4
Neo-Grünfeld Defense
: Exchange Variation
Mieses Opening
: Reversed Rat
Valencia Opening
: Myers Spike Attack
Queen's Pawn Game
Polish Defense
: Spassky Gambit Accepted
: Eastbourne Gambit
Australian Defense
Mikenas Defense
: Cannstatter Variation
: Lithuanian Variation
: Pozarek Gambit
Montevideo Defense
Zaire Defense
Benoni Defense
: Old Benoni
: Zilbermints-Benoni Gambit
: Liedmann Gambit
: Benoni Gambit Accepted
: Cormorant Gambit
: Benoni Gambit
, Schlenker Defense
: Snail Variation
, Schmid Variation
: Semi-Benoni
, Mujannah Formation
: Benoni-Staunton Gambit
: Benoni-Indian Defense
: Woozle
, Kingside Move Order
, Tamarkin Countergambit
: Anglo-Slav Opening
Slav Indian
: Kudischewitsch Gambit
: Chigorin Variation
, Irish Gambit
, Alburt Defense
, Anti-Veresov
, Shaviliuk Gambit
Rapport-Jobava System
, with e6
, Shropshire Defense
: Accelerated London System
, Steinitz Countergambit
, Steinitz Countergambit Accepted
, Morris Countergambit
, Morris Countergambit Accepted
: Levitsky Attack
, Welling Variation
Queen's Gambit
: Chigorin Defense
, Janowski Variation
, Modern Gambit
, Tartakower Gambit
, Costa's Line
, Main Line
, Alekhine Variation
, Lazard Gambit
: Austrian Defense
, Gusev Countergambit
, Haberditz Variation
: Austrian Attack
, Salvio Countergambit
Slav Defense
: Slav Gambit
, Alekhine Attack
: Winawer Countergambit
, Anti-Winawer Gambit
Semi-Slav Defense
: Main Line
: Accelerated Meran Variation
: Normal Variation
: Stoltz Variation
: Semi-Meran Variation
: Meran Variation
, Old Variation
, Blumenfeld Variation
, Stahlberg Variation
, Rabinovich Variation
, Wade Variation
, Larsen Variation
, Kaidanov Gambit
: Romih Variation
: Bogoljubow Variation
Grünfeld Defense
: Flohr Defense
: Smyslov Defense
, Rellstab Attack
, Boor Attack
, Symmetrical Line
: Diemer Gambit
: Modern Line
: Three Knights Variation
: Chebanenko Variation
, Advance System
: Two Knights Attack
: Alapin Variation
: Smyslov Variation
: Czech Variation
, Classical System
, Lasker Variation
, Dutch Variation
, Sämisch Variation
, Krause Attack
, Fazekas Gambit
, Carlsbad Variation
, Morozevich Variation
, Wiesbaden Variation
, Sharp Line
, Bled Attack
: Steiner Variation
: Soultanbeieff Variation
: Alekhine Variation
: Geller Gambit
: Süchting Variation
: Cambridge Springs Defense
, Yugoslav Variation
, Bogoljubow Variation
Semi-Slav Defense Accepted
: Botvinnik Variation
, Ekstrom Variation
, Lilienthal Variation
: Moscow Variation
: Hastings Variation
: Anti-Moscow Gambit
, Center Variation
, Mikhalchishin Line
, Shabalov Attack
, Reynolds' Variation
, Sozin Variation
, Lundin Variation
: Schlechter Variation
: Breyer Variation
: Bonet Gambit
, Trifunovic Variation
: Closed Variation
: Quiet Variation
, Schallopp Defense
, Schallopp Variation
, Amsterdam Variation
, Landau Variation
, Pin Defense
: Semmering Variation
: Stonewall Variation
, Queen Attack Deferred
, Pseudo-Chigorin
, Argentinian Gambit
, Queen Attack
Queen's Gambit Accepted
: Accelerated Mannheim Variation
: Old Variation
, Billinger Gambit
, Novikov Gambit
, Korchnoi Gambit
, Christensen Gambit
: Classical Defense
, Russian Gambit
: Saduleto Variation
: Central Variation
, Greco Variation
, Modern Defense
, Rubinstein Defense
, Yefimov Gambit
: Linares Variation
, McDonnell Defense
, Somov Gambit
: Schwartz Defense
, Alekhine System
: Alekhine Defense
, Alatortsev Variation
, Borisenko-Furman Variation
: Godes Variation
: Gunsberg Defense
: Rosenthal Variation
: Showalter Variation
: Bogoljubow Defense
, Prianishenmo Gambit
: Mannheim Variation
: Winawer Defense
: Janowski-Larsen Variation
, Traditional System
: Classical
, Furman Variation
, Normal Line
, Flohr Variation
, Smyslov Variation
: Furman Variation
, Steinitz Variation
, Development Variation
: Albin Countergambit
, Lasker Trap
, Spassky Variation
, Modern Line
, Krenosz Variation
, Balogh Variation
, Be6 Line
, Bf5 Line
, Bg4 Line
, Tartakower Defense
: Queen's Knight Variation
: Janowski Variation
: Schara Gambit
: von Hennig Gambit
: Tarrasch Defense
: Tarrasch Gambit
: Marshall Gambit
: Two Knights Variation
: Grünfeld Gambit
: Rubinstein System
: Swedish Variation
, Central Break
: Prague Variation
: Dubov Tarrasch
: Wagner Variation
, Advance Variation
, Petursson Variation
, Chandler Variation
, Endgame Variation
, Classical Tarrasch Gambit
, Réti Variation
: Accelerated Move Order
: Anti-Noteboom
, Stonewall Variation
, Portisch Gambit
, Pirc Variation
, Tolush Variation
, Forgotten Variation
: Gunderam Gambit
: Noteboom Variation
, Abrahams Variation
: Semi-Slav
, Anti-Noteboom Variation
, Belyavsky Line
, Koomen Variation
, Anti-Noteboom Gambit
: Charousek Variation
, Miladinovic Gambit
: Harrwitz Attack
, Fianchetto Defense
: Uhlmann Variation
: Tartakower Defense
, Makogonov Exchange Variation
: Lasker Defense
: Normal Defense
, Knight Defense
: Capablanca Variation
, Anti-Cambridge Springs Variation
, Argentine Variation
: Manhattan Variation
: Rochlin Variation
: Been-Koomen Variation
: Pseudo-Tarrasch Variation
, Canal Variation
, Primitive Pillsbury Variation
, Krause Variation
: Orthodox Defense
, Bd3 Line
, Capablanca System
, Classical Variation
, Bernstein Variation
, Mar del Plata Gambit
, Russian Variation
, Heral Variation
, San Sebastian Variation
, Pillsbury Variation
, Kmoch Variation
, Symmetrical Variation
, Levenfish Variation
, Orthodox Defense
, Pseudo-Tarrasch
, Pseudo-Tarrasch Bishop Attack
, Stoltz Variation
, Junge Variation
: Spielmann Variation
: Marshall Defense
, Tan Gambit
Amazon Attack
: Stonewall Attack
Blackmar-Diemer Gambit
: Reversed Albin Countergambit
: Zeller Defense
, Soller Attack
: Lemberger Countergambit
, Lange Gambit
, Sneiders Attack
, Rasmussen Attack
: Netherlands Variation
: Rasa-Studier Gambit
: von Popiel Gambit
, Zilbermints Variation
Blackmar-Diemer Gambit Declined
: Gedult Defense
: Lamb Defense
: Brombacher Countergambit
: O'Kelly Defense
: Vienna Defense
: Langeheinicke Defense
Blackmar-Diemer Gambit Accepted
: Ryder Gambit
: Ritter Defense
: Pietrowsky Defense
: Schlutter Defense
: Kaulich Defense
: Ziegler Defense
: Gunderam Defense
, Stader Variation
: Teichmann Defense
, Ciesielski Variation
, Seidel-Hall Attack
: Holwell Defense
: Euwe Defense
, Zilbermints Gambit
, Duthilleul Gambit
, Studier Attack
, Kloss Attack
, Nimzowitsch Attack
, Mad Dog Attack
: Elbert Countergambit
: Weinsbach Defense
, Pfrang Gambit
: Diemer-Rosenberg Attack
: Fritz Attack
: Blackmar Gambit
: Mason Attack
: Zukertort Variation
: Krause Variation
: Chandler Gambit
, Euwe Variation
, Pseudo-Slav
: London System
: Torre Attack
, Gossip Variation
, Grünfeld Variation
: Zilbermints Countergambit
: Stonewall Defense
, Rubinstein Attack
, Rauzer Variation
: Colle System
, Anti-Colle
Rubinstein Opening
: Semi-Slav Defense
, Pseudo-Catalan
: Zurich Gambit
Old Indian Defense
Rat Defense
: English Rat
, Lisbon Gambit
, Pounds Gambit
Wade Defense
: Wade Defense
, Chigorin Plan
: Rossolimo Variation
Robatsch Defense
Englund Gambit
Englund Gambit Declined
: Diemer Counterattack
: Stockholm Variation
: Soller Gambit Deferred
: Felbecker Gambit
: Hartlaub-Charlick Gambit
: Mosquito Gambit
: Soller Gambit
: Reversed French
: Reversed Alekhine
: Reversed Krebs
: Reversed Mokele Mbembe
: Reversed Brooklyn
Horwitz Defense
: Perrin Variation
: Poli Gambit
: Franco-Sicilian Hybrid
Kangaroo Defense
: Keres Defense
, Transpositional Variation
, Zagoryansky Variation
: Small Center Defense
Dutch Defense
: Raphael Variation
: Veresov Attack
, Dutch System
: Kingfisher Gambit
: Spielmann Gambit
: Senechaud Gambit
: Hopton Attack
: Rubinstein Variation
: Bellon Gambit
, Modern Variation
: Bladel Variation
: Fianchetto Variation
: Hort-Antoshin System
: Nimzo-Dutch Variation
, Chekhover Variation
, Botvinnik Variation
, Buenos Aires Variation
, Ilyin-Zhenevsky Variation
, Modern Main Line
, Alatortsev-Lisitsyn Line
, Winter Variation
, Huisl Variation
, Blackburne Attack
: Leningrad Variation
: Manhattan Gambit
, Anti-Stonewall
, Anti-Modern
, Anti-Classical Line
, Anti-Leningrad
: Staunton Gambit
: Staunton Gambit Accepted
, Chigorin Variation
: Blackmar's Second Gambit
, Tartakower Variation
, American Attack
: Omega-Isis Gambit
: Barcza Variation
: Fianchetto Attack
: Leningrad
, Basman System
: Blackburne Variation
: Semi-Leningrad Variation
, Matulovic Variation
, Warsaw Variation
: Krejcik Gambit
: Hevendehl Gambit
, Tate Gambit
: Korchnoi Attack
: Janzen-Korchnoi Gambit
Borg Defense
: Borg Gambit
: Modern Defense
Pterodactyl Defense
: Eastern
, Benoni Pterodactyl
: Central
, Benoni Beefeater Pterodactyl
: Fianchetto
, Queen Benoni Pterodactyl
, Queen Pteranodon
Modern Defense
: Beefeater Variation
: Queen Pterodactyl
: Averbakh System
: Kotov Variation
: Randspringer Variation
, Bogolubovia
: Averbakh Variation
, Pseudo-Sämisch
: Neo-Modern Defense
, Benoni
, Pterodactyl Variation
Colle System
: Siroccopteryx Variation
: Pterodactyl Variation
, Queen Pterodactyl
: Lizard Defense
, Pirc-Diemer Gambit
Indian Defense
: Reversed Chigorin Defense
Richter-Veresov Attack
: Two Knights System
, Grünfeld Defense
: Malich Gambit
: Richter Variation
: Veresov Variation
: Boyce Defense
: Siberian Attack
: Hübsch Gambit
: Maddigan Gambit
: Lazard Gambit
Basque Opening
Trompowsky Attack
: Poisoned Pawn Variation
, Big Center Variation
: Borg Variation
: Edge Variation
, Hergert Gambit
: Raptor Variation
: Pyrenees Gambit
Queen's Indian Accelerated
Mexican Defense
: Horsefly Gambit
: Weenink Variation
Benko Gambit
Benko Gambit Declined
: Sosonko Variation
: Quiet Line
: Bishop Attack
Benko Gambit Accepted
: Zaitsev System
: Zaitsev Variation
, Nescafe Frappe Attack
: Nescafe Frappe Attack
: Fully Accepted Variation
: Yugoslav
: Nd2 Variation
: Central Storming Variation
: King Walk Variation
: Pawn Return Variation
: Dlugy Variation
: Hjørring Countergambit
: Pseudo-Sämisch
: Mutkin Countergambit
: Hromádka System
: Czech Benoni Defense
: King's Indian System
: King's Pawn Line
, with Be3
, with Bg5
, with Nge2
: Pawn Storm Variation
: Mikenas Variation
: Taimanov Variation
: Four Pawns Attack
, Full Line
, Czerniak Defense
, Tal Line
, Snake Variation
Vulture Defense
, Burille Variation
, Reversed Tarrasch
King's Indian Defense
: Orthodox Variation
, Positional Defense
, with Nc3
, Grinberg Gambit
: Ukrainian Variation
: Duz-Khotimirsky Variation
: Tartakower-Indian
: Aged Gibbon Gambit
: Budapest Gambit
: Budapest Gambit Accepted
, Fajarowicz Defense
, Bonsdorf Variation
, Steiner Variation
, Abonyi Variation
, Adler Variation
: Neo-Orthodox Variation
, Positional Variation
, Reshevsky Variation
, Chameleon Variation
, Carlsen Variation
, Two Knights Defense
, Blockade Line
Nimzo-Indian Defense
: Sämisch Variation
, O'Kelly Variation
, Averbakh Gambit
, Benoni Defense
, Romanovsky Gambit
, Zurich Variation
, Milner-Barry Variation
, Berlin Variation
, Macieja System
, Noa Variation
, Romanishin Gambit
, San Remo Variation
, Belyavsky Gambit
, Vitolins-Adorjan Gambit
: Mikenas Attack
: St. Petersburg Variation
, Schlechter Defense
, with Ne4
, Romanishin-Psakhis Variation
, Fischer Variation
, American Variation
, Hübner Variation
, Sherbakov Attack
, Classical Defense
, Bernstein Defense
: Ragozin Defense
: Ragozin Variation
, Gligoric System
, Exchange Line
, Bronstein Variation
: Reshevsky Variation
: Simagin Variation
, Ragozin Variation
, Sämisch Deferred
: Dilworth Gambit
: Kmoch Variation
, Romanovsky Variation
: Romanishin Variation
, English Hybrid
: Seirawan Attack
: Anti-Nimzo-Indian
: Dzindzi-Indian Defense
Queen's Indian Defense
: Petrosian Variation
, Farago Defense
: Kasparov-Petrosian Variation
, Romanishin Attack
, Rashkovsky Attack
, Kasparov Attack
, Petrosian Attack
, Andersson Variation
, Marco Defense
, Hedgehog Variation
: Kasparov Variation
, Polovodin Gambit
, Botvinnik Attack
: Pillsbury Attack
: Miles Variation
: Spassky System
: Spassky System3
, Check Variation
, Intermezzo Line
, Timman's Line
, Traditional Line
: Buerger Variation
Bogo-Indian Defense
: Monticelli Trap
: Riumin Variation
: Traditional Variation
: Anti-Queen's Indian System
: Opocensky Variation
, Traditional Variation
, Tiviakov Defense
, Nimzowitsch Line
: Euwe Variation
, Taimanov Gambit
, Polugaevsky Gambit
, Kramnik Variation
Blumenfeld Countergambit
Blumenfeld Countergambit Accepted
, Averbakh-Grivas Attack
, Argentine Counterattack
, New York Variation
: Knight's Tour Variation
: Barmen Variation
: Knight Defense
, Alekhine Gambit
, Alatortsev System
, Szabo Variation
: Three Knights
, Vienna Variation
: Vienna Variation
, Quiet Variation
: Westphalian Variation
, Henneberger Variation
, Swiss
, Flohr Line
: Anti-Tartakower Variation
, Petrosian Variation
, Teichmann Variation
: Open Defense
: Retreat Variation
, Classical Line
: Döry Indian
, Shocron Gambit
: Grünfeld Variation
, Bb4+ Line
: Wade-Smyslov Variation
: Yates Variation
: Haiti Variation
: Vitolins Variation
: Nimzowitsch Variation
: New England Variation
, Hastings Defense
, Modern Sharp Variation
, Sokolsky Variation
: Hungarian Gambit
, Spassky Gambit
: Devin Gambit
: Medusa Gambit
: West Indian Defense
: Brinckmann Attack
, Reshevsky Gambit
, Grünfeld Gambit
, Grünfeld Gambit Accepted
: Lundin Variation
, Nadanian Attack
, Seville Variation
, Simagin's Lesser Variation
, Simagin's Improved Variation
, Modern Exchange Variation
, Pawn Grab Line
: Russian Variation
, Accelerated Variation
: Pachman Variation
: Lutikov Variation
, Murrey Attack
, Hungarian Variation
, Petrosian System
: Flohr Variation
, Prins Variation
, Byrne Variation
: Makogonov Variation
, Paris Variation
: Gibbon Gambit
: Zaitsev Gambit
: Accelerated Averbakh Variation
, Standard Development
: Semi-Averbakh System
, Spanish Defense
, Burgess Line
, Nc6 Defense
, Geller Defense
, Flexible Defense
, Normal Defense
, Yates Defense
, Panno Formation
, Panno Main Line
, Ruban Variation
, Sämisch Gambit
, Sämisch Gambit Accepted
, Byrne Defense
, Orthodox Variation
, Closed Variation
, Bronstein Defense
: Steiner Attack
, Bobotsov-Korchnoi-Petrosian Variation
: Six Pawns Attack
, Dynamic Attack
, Normal Attack
, Florentine Gambit
, Fluid Attack
: Kramer Variation
, Rare Defenses
: Larsen Variation
: Zinnowitz Variation
: Kazakh Variation
, Closed Line
, Gligoric-Taimanov System
, Stein Defense
, Ukrainian Defense
, Glek Defense
, Aronin-Taimanov Defense
, Bayonet Attack
, Yepishin's Line
, Sokolov's Line
, Korchnoi Attack
, Modern System
, Neo-Classical Line
, Kozul Gambit
, Benko Attack
, Donner Defense
, Deferred Fianchetto
: Pomar System
: Karpov System
, Delayed Fianchetto
, Simagin Variation
, Long Variation
, Larsen Defense
, Benjamin Defense
: Semi-Classical Variation
, Queenside Storm Line
, Benoni Variation
: Delayed Exchange Variation
Queen's Pawn
, Mengarini Attack
: Anti-Grünfeld
, Adorjan Gambit
: Goglidze Attack
, Leko Gambit
: with Nf3
: Santasiere Variation
, Double Fianchetto Attack
, Yugoslav System
, Original Defense
: Ultra-Delayed Exchange Variation
, Panno Variation
, Donner Line
, Uhlmann-Szabo System
, Classical Fianchetto
, Classical Main Line
, Advance Line
, Kavalek Defense
, Immediate Fianchetto
: with g3
: Counterthrust Variation
, Lesser Simagin (Spassky)
, Debrecen Defense
, Rare Line
, Basman-Williams Attack
: Pawn Push Variation
: Omega Gambit
, Arafat Gambit
Paleface Attack
: Veresov
, Richter Attack
: Paleface Attack
, Blackmar-Diemer Gambit Deferred
: Gedult Attack
Canard Opening
: Knights Variation
, Alburt-Miles Variation
Pseudo Queen's Indian Defense
: Schnepper Gambit
Marienbad System
: Berg Variation
: Spielmann-Indian
: Pseudo-Benko
: Hawk Variation
: Czech-Indian
London System
: Wade-Tartakower Defense
Torre Attack
, Petrosian Gambit
: Wagner Gambit
, Breyer Variation
Yusupov-Rubinstein System
, Traditional Colle
Döry Defense
East Indian Defense
: Barry Attack
, Tarzan Attack
, with Bd3
, with Be2
: Fianchetto Defense
, Kramnik's Line
, Hollywood Variation
, King's Indian Variation
: Przepiorka Variation
, Polgar Variation
: Tartakower Attack
: Gibbins-Weidenhagen Gambit
, Oshima Defense
: Gibbins-Weidenhagen Gambit Accepted
, Stummer Gambit
, Maltese Falcon
Van't Kruijs Opening
: Keoni-Hiva Gambit
, Alua Variation
, Ekolu Variation
, Akahi Variation
Amsterdam Attack
: Bouncing Bishop Variation
King's Pawn Game
Ware Defense
: Snagglepuss Defense
St. George Defense
: San Jorge Variation
Owen Defense
: Hekili-Loa Gambit
: Guatemala Defense
: Naselwaus Gambit
: Matovinsky Gambit
: Wind Gambit
: Smith Gambit
Lemming Defense
Nimzowitsch Defense
: French Connection
: Pirc Connection
: Wheeler Gambit
: Woodchuck Variation
: Scandinavian Variation
, Brandics Gambit
: Berlin Gambit
, Richter Gambit
, Nimzowitsch Gambit
, Heinola-Deppe Gambit
, Erben Gambit
, Vehre Variation
: Hornung Gambit
, Aachen Gambit
, Marshall Gambit
: Kennedy Variation
, Linksspringer Variation
, Keres Attack
, Riemann Defense
, Paulsen Attack
, de Smet Gambit
, Herford Gambit
, Hammer Gambit
, Bielefelder Gambit
: Neo-Mongoloid Defense
: Pseudo-Spanish Variation
: Declined Variation
: Williams Variation
: Franco-Nimzowitsch Variation
: Colorado Countergambit
: Colorado Countergambit Accepted
: El Columpio Defense
, El Columpio Gambit
, Pin Variation
Sicilian Defense
: Mengarini Variation
, with a4
: Kronberger Variation
, Nemeth Gambit
, Traditional
, Portland Attack
: Grand Prix Attack
, Schofman Variation
, Botvinnik Defense
, with f4
, Edge Variation
, Grob Attack
: Dragon Variation
, Stockholm Attack
, Korchnoi Defense
: Czerniak Attack
, Queen Fianchetto Variation
: Euwe Attack
, Prins Gambit
, Marshall Variation
, Marienbad Variation
, Romanian Defense
, Nanu Gambit
, Santasiere Variation
, Barmen Defense
, Milner-Barry Attack
, Central Exchange
, Anti-Alapin Gambit
, Smith-Morra Declined
: Heidenfeld Variation
, Stoltz Attack
, Ivanchuk Line
: Staunton-Cochrane Variation
: Gloria Variation
: Amazon Attack
: Big Clamp Formation
: Smith-Morra Gambit
: Smith-Morra Gambit Accepted
, Sozin Formation
, Chicago Defense
, Classical Formation
, Scheveningen Formation
, Paulsen Formation
, Morphy Defense Deferred
, Siberian Variation
, Siberian Trap
, Morphy Defense
, Taimanov Formation
, Kan Formation
, Finegold Defense
, Danish Variation
: Smith-Morra Gambit Declined
, Push Variation
, Dubois Variation
, Scandinavian Formation
, Wing Formation
, Center Formation
, Alapin Formation
: Coles Sicilian Gambit
: Halasz Gambit
: Morphy Gambit
, Andreaschek Gambit
: King David's Opening
: Bowdler Attack
: McDonnell Attack
, Toilet Variation
, Tal Gambit
Bird Opening
, Batavo Gambit
King's Gambit Declined
: Mafia Defense
: Keres Variation
: O'Kelly Variation
, Yerevan System
, Kieseritzky System
, Wing Gambit
, Venice System
, Ljubojevic Line
, Gambit Line
, Steiner Line
, Barcza Line
, Maróczy Bind
, Robatsch Line
, Paulsen Line
, Quiet System
, Normal System
, Smith-Morra Line
, Zagorovsky Line
, Cortlever Gambit
, Taimanov Line
, Aronin System
, Réti System
: Katalimov Variation
: Old Sicilian
, Anti-Sveshnikov Variation
, with d6
, Kharlov-Kramnik Line
, with Nf6
: Portsmouth Gambit
: Open
, Geller Line
: Nimzo-American Variation
: Godiva Variation
: Löwenthal Variation
: Kalashnikov Variation
: Accelerated Dragon
, Modern Bc4 Variation
, Spielmann Variation
, Alekhine Line
, Zollner Gambit
, Gurgenidze Variation
: Richter-Rauzer Variation
, Neo-Modern Variation
, Nyezhmetdinov Attack
, Podebrady Variation
, Dragon Variation
, Anti-Sozin Variation
: Sozin Attack
, Leonhardt Variation
: Velimirovic Attack
: Magnus Smith Trap
: Boleslavsky Variation
, Louma Variation
, Grigoriev Variation
: Lasker-Pelikan Variation
, Schlechter Variation
, Sveshnikov Variation
, Chelyabinsk Variation
, Peresypkin's Sacrifice
, Novosibirsk Variation
, Bird Variation
, Retreat Variation
: Franco-Sicilian Variation
: Nyezhmetdinov-Rossolimo Attack
, San Francisco Gambit
, Brooklyn Retreat Defense
, Gufeld Gambit
, Totsky Attack
, Lutikov Gambit
: Modern Variations
, Deferred Variation
: Delayed Alapin Variation
, Basman-Palatnik Gambit
, Basman-Palatnik Double Gambit
, Tartakower
: Chekhover Variation
, Zaitsev Defense
, Accelerated Dragon
: Najdorf Variation
, English Attack
: Scheveningen Variation
, with Qd2
, with f3
, Delayed Keres Attack
, Perenyi Gambit
, Anti-English
, Ivkov Variation
, Polugaevsky Variation
, Simagin Line
, Neo-Classical Defense
, Poisoned Pawn Variation
, Poisoned Pawn Accepted
, Browne Variation
, Goteborg Variation
, Lipnitsky Attack
, Flank Variation
, Yates Variation
, Opocensky Variation
, Scheveningen Variation
, Paulsen Variation
, Zagreb Variation
, Dekker Gambit
, Petronić Attack
, Adams Attack
, Early Deviations
, Ivanov Variation
, Kantscher Line
, Rauzer Attack
, Vitolins Variation
, Sozin Attack
, Sherbakov Variation
, Dragon Transfer
: Kupreichik Variation
: Venice Attack
, Yugoslav Attack
, Hungarian Dragon
, Belezky Line
, Czerniak Variation
, Sosonko Variation
, Chinese Dragon
, Old Line
, Topalov Variation
, Soltis Variation
, Panov Variation
, Battery Variation
, Maróczy Line
, Tartakower Line
, Ginsberg Gambit
: Prins Variation
, Venice Attack
, Anti-Qxd4 Move Order
, Anti-Qxd4 Move Order Accepted
, Moscow Gambit
, Dorfman Gambit
, Haag Gambit
: Kopec System
: Kotov Gambit
: Mongoose Variation
: Quinteros Variation
: Jalalabad Variation
: French Variation
: Kan Variation
, Wing Attack
, Westerinen Attack
: Wing Gambit Deferred
, Sherzer Variation
: Kramnik Variation
: Drazic Variation
, Open
: Smith-Morra Gambit Deferred
, Knight Variation
, Christiansen's Dream
, Spraggett Attack
, Swiss Cheese Variation
, Gipslis Variation
, Bastrikov Variation
, Ponomariov Gambit
: Four Knights Variation
, Sveshnikov Transfer
, Cobra Variation
, Szén Variation
, Gary Gambit
: Kveinis Variation
: Paulsen-Basman Defense
, Normal
, Matanovic Attack
, Tal Variation
: Gaw-Paw Variation
: Pin Variation
, Koch Variation
, Jaffe Variation
: Marshall Counterattack
: Brussels Gambit
: Double-Dutch Gambit
: Hyperaccelerated Dragon
: Western
, Pterodactyl
: Acton Extension
, Bernard Defense
: Frederico Variation
: Hyperaccelerated Pterodactyl
: Sicilian
, Unpin
, Anhanguera
, Benoni Gambit
, Rhamphorhynchus
, Pteranodon
: Bücker Variation
: Brick Variation
: Lasker-Dunne Attack
: Grob Variation
, with h4
Caro-Kann Defense
: Goldman Variation
: Scorpion-Horus Gambit
, Mindeno Variation
, Retreat Line
: St. Patrick's Attack
: Labahn Attack
, Double Gambit
, Polish Variation
: Accelerated Panov Attack
, Van Weersel Attack
, Pseudo-Scandinavian
: Toikkanen Gambit
, Open Variation
, Stein Attack
: De Bruycker Defense
: Gurgenidze Counterattack
: Karpov Variation
: Tartakower Variation
, Perlis Line
: Forgacs Variation
: Bronstein-Larsen Variation
: Alien Gambit
: Alekhine Gambit
: Gurgenidze System
: Campomanes Attack
, Ivanchuk Defense
, Tiviakov-Fischer Attack
, Maróczy Attack
, Lobron System
, Seirawan Variation
: Martian Gambit
: Finnish Variation
: Edinburgh Variation
: Mieses Gambit
: Panov Attack
: Panov-Botvinnik
, Herzog Defense
, Czerniak Line
, Reifir-Spielmann Line
, Carlsbad Line
, Mieses Line
, Fianchetto Gambit
, Gunderam Attack
, Bulla Attack
: Advance Variation
, Botvinnik-Carls Defense
, Van der Wiel Attack
, Dreyev Defense
, Prins Attack
: Advance
, Short Variation
: Mieses Attack
, Landau Gambit
: Maróczy Variation
, Maróczy Gambit
: Ulysses Gambit
: Massachusetts Defense
: Masi Variation
: Hillbilly Attack
, Schaeffer Gambit
: Endgame Offer
: Endgame Variation
: Dinic Gambit
: Apocalypse Attack
, Scorpion-Grob Gambit
Scandinavian Defense
: Grünfeld Defense
: Blackburne-Kloosterboer Gambit
: Blackburne Gambit
: Kloosterboer Gambit
: Mieses-Kotroc Variation
, Leonhardt Gambit
: Anderssen Counterattack
, Orthodox Attack
, Goteborg System
, Collijn Variation
, Mieses Variation
: Lasker Variation
: Gubinsky-Melts Defense
: Schiller-Pytel Variation
: Bronstein Variation
: Valencian Variation
, Ilundain Variation
: Boehnke Gambit
: Panov Transfer
: Icelandic-Palme Gambit
: Kádas Gambit
: Portuguese Gambit
, Lusophobe Variation
, Elbow Variation
, Wuss Variation
, Banker Variation
, Melbourne Shuffle Variation
, Jadoul Variation
, Correspondence Refutation
: Marshall Variation
: Kiel Variation
: Tennison Gambit
, Brigg's Trap
Pirc Defense
: Antal Defense
: Maróczy Defense
: Balogh Defense
Lion Defense
: Anti-Philidor
, Lion's Cave
, Lion Claw Gambit
Philidor Defense
: Lion Variation
, Delayed Bishop Sacrifice
: Bayonet Attack
Czech Defense
: 150 Attack
, Inner Doll Defense
, Sveshnikov-Jansa Attack
: Byrne Variation
: Kholmov System
: Chinese Variation
, Ljubojevic Variation
, Dragon Formation
, Kurajica Variation
, Unzicker Attack
, Weiss Variation
, Chigorin Line
, Czech Defense
, Parma Defense
: Sveshnikov System
: Lion's Jaw
: Roscher Gambit
: Harmonist
: Fuller Gambit
: Spike Attack
: Petruccioli Attack
: Mengarini's Opening
Vienna Game
: Max Lange Defense
: Fyfe Gambit
: Philidor Countergambit
: Stanley Variation
, Meitner-Mieses Gambit
Bishop's Opening
: Vienna Hybrid
, Hromádka Variation
, Bronstein Gambit
Vienna Gambit
, with Max Lange Defense
: Steinitz Gambit
, Fraser-Minckwitz Defense
, Zukertort Defense
, Paulsen Defense
, Sörensen Defense
: Knight Variation
: Cunningham Defense
: Pierce Gambit
, Rushmere Attack
: Hamppe-Muzio Gambit
: Hamppe-Muzio
: Hamppe-Allgaier Gambit
, Alapin Variation
: Quelle Gambit
: Paulsen Variation
, Mariotti Gambit
: Omaha Gambit
: Zhuravlev Countergambit
: Anderssen Defense
: Hamppe-Meitner Variation
: Giraffe Attack
: Falkbeer Variation
: Frankenstein-Dracula Variation
, Frankenstein-Dracula Variation
: Adams' Gambit
, Monster Declined
, Reversed Spanish
, Spielmann Attack
, Eifel Gambit
: Vienna Gambit
: Falkbeer Countergambit
, Charousek Gambit
, Bardeleben Variation
: Heyde Variation
, Wurzburger Trap
, Kaufmann Variation
: Mieses Variation
, Pollock Gambit
King's Pawn Opening
: MacLeod Attack
, Norwalde Gambit
, Lasa Gambit
: The Whale
: Bavarian Gambit
: Van Hooydoon Gambit
: Speers
: Wayward Queen Attack
, Mellon Gambit
, Kiddie Countergambit
: Leonardis Variation
: Weber Gambit
: Clam Variation
, King's Gambit Reversed
, Radisch Gambit
Center Game
: Beyer Gambit
: Philidor Gambit
Center Game Accepted
Danish Gambit
Danish Gambit Accepted
: Schlechter Defense
: Copenhagen Defense
Danish Gambit Declined
: Sörensen Defense
: Svenonius Defense
: Hall Variation
: Paulsen Attack Variation
: l'Hermet Variation
: Berger Variation
: von der Lasa Gambit
: Ross Gambit
: Halasz-McDonnell Gambit
, Crocodile Variation
: Kieseritzky Variation
: Lanc-Arnold Gambit
, Schippler Gambit
Bongcloud Attack
Portuguese Opening
: Miguel Gambit
: Anderssen Gambit
: Thorold Gambit
, Svenonius Variation
: Philidor Counterattack
: Lisitsyn Variation
: Khan Gambit
: Calabrese Countergambit
, Jaenisch Variation
: Boi Variation
: McDonnell Gambit
, La Bourdonnais-Denker Gambit
, McDonnell Double Gambit
: Four Pawns Gambit
: Philidor Variation
: Lewis Countergambit
, Walker Variation
: del Rio Variation
: Pratt Variation
: Lopez Variation
: Lopez Gambit
, Lopez Gambit
: Lewis Gambit
: Stein Gambit
: Berlin Defense
: Horwitz Gambit
: Paulsen Defense
: Kitchener Folly
: Ponziani Gambit
: Warsaw Gambit
: Urusov Gambit
, Keidansky Gambit
, Greco Gambit
: Tortoise Opening
: King's Head Opening
King's Gambit
: Queen's Knight Defense
: Miles Defense
: Zilbermints Double Gambit
: Hobbs-Zilbermints Gambit
, Steiner Gambit
, Hinrichsen Gambit
: Falkbeer Countergambit Accepted
, Nimzowitsch-Marshall Countergambit
, Pickler Gambit
, Staunton Line
, Charousek Gambit Accepted
, Charousek Variation
, Tarrasch Variation
, Anderssen Attack
, Modern Transfer
, Miles Gambit
: Norwalde Variation
, Schubert Variation
, Bücker Gambit
: Keene's Defense
: Keene Defense
King's Gambit Accepted
: Mason-Keres Gambit
: Orsini Gambit
: Basman Gambit
: Breyer Gambit
: Dodo Variation
: Carrera Gambit
: Villemson Gambit
: Tumbleweed
: Schurig Gambit
, with Bb5
: Bishop's Gambit
, Kieseritzky Gambit
, Maurian Defense
, Lopez Defense
, Bledow Variation
, Anderssen Variation
, Boren-Svenonius Variation
, Bledow Countergambit
, Bryan Countergambit
, Boden Variation
, Chigorin's Attack
, Cozio Variation
, Lopez Variation
, Grimm Attack
, McDonnell Attack
, Fraser Variation
, Cozio Attack
, First Jaenisch Variation
, Gianutio Gambit
: Lopez-Gianutio Countergambit
, Hein Variation
, Anderssen Defense
, Steinitz Defense
, Cozio Defense
, Weiss Defense
: Paris Gambit
: King's Knight's Gambit
: MacLeod Defense
, Thorold Variation
: Blachly Gambit
: Abbazia Defense
: Fischer Defense
, Schulder Gambit
, Spanish Variation
: Greco Gambit
: Gianutio Countergambit
, Bertin Gambit
, McCormick Defense
: Quaade Gambit
: Rosentreter Gambit
, Sörensen Gambit
, Testa Variation
: Sörensen Gambit
, Bird Gambit
: Middleton Countergambit
: Mayet Gambit
: Hanstein Gambit
: Lolli Gambit
, Young Variation
: Ghulam-Kassim Gambit
: Muzio Gambit
, Wild Muzio Gambit
, Brentano Defense
, Kling and Horwitz Counterattack
, Holloway Defense
: Muzio Gambit Accepted
, From's Defense
, Sarratt Defense
: Double Muzio Gambit
, Bello Gambit
, Baldwin Gambit
, Young Gambit
: Salvio Gambit
, Viennese Variation
, Cochrane Gambit
, Santa Maria Defense
, Silberschmidt Defense
, Anderssen Counterattack
: Silberschmidt Gambit
: Australian Gambit
: Kieseritzky Gambit
, Neumann Defense
, Caro Variation
, Kolisch Defense
, Rosenthal Defense
: Kieseritzky
, Salvio Defense
, Polerio Defense
, Berlin Defense
, de Riviere Variation
, Anderssen-Cordel Gambit
, Rice Gambit
, Paulsen Defense Deferred
, Long Whip
, Long Whip Defense
: Allgaier Gambit
: Allgaier
, Cotter Gambit
, Blackburne Gambit
, Horny Defense
, Thorold Attack
, Cook Variation
, Urusov Attack
: Bonsch-Osmolovsky Variation
: Schallopp Defense
, Tashkent Attack
: Wagenbach Defense
: Becker Defense
, Schultz Variation
: Eisenberg Variation
: Gaga Gambit
: Stamma Gambit
: Panteldakis Countergambit
, Shirazi Line
, Pawn Sacrifice Line
, Schiller's Defense
: Soller-Zilbermints Gambit
, Walthoffen Attack
, Hanham Variation
, Rotlewi Countergambit
, Euwe Attack
, Rubinstein Countergambit
, Soldatenkov Variation
: Senechaud Countergambit
: Zilbermints Double Countergambit
: Petrov's Defense
: Alapin Opening
King's Knight Opening
Three Knights Opening
: Steinitz Defense
: Steinitz-Rosenthal Variation
Four Knights Game
: Gunsberg Variation
, Provincial Opening
: Naroditsky Variation
: Scotch Variation
: Scotch Variation Accepted
, Belgrade Gambit
, Schmid Defense
, Oxford Gambit
, Krause Gambit
, Leonhardt Defense
: Spanish Variation
, Ranken Variation
, Maróczy Variation
, Rubinstein Variation Accepted
, Double Spanish
, Metger Unpin
, Blake Variation
: Halloween Gambit
, Plasma Variation
, Oldtimer Variation
: Glek System
: Pachman Wing Gambit
Ponziani Opening
: Caro Gambit
: Steinitz Variation
: Leonhardt Variation
, Harrwitz Attack
, Nikitin Gambit
: Ponziani Countergambit
, Schmidt Attack
: Réti Variation
: Jaenisch Counterattack
: Vukovic Gambit
: Neumann Gambit
: Dresden Opening
Dresden Opening
: The Goblin
Latvian Gambit
: Clam Gambit
Scotch Game
: Lolli Variation
: Napoleon Gambit
: Göring Gambit
: Sea-Cadet Mate
, Double Pawn Sacrifice
: Scotch Gambit
, Göring Gambit Declined
: Relfsson Gambit
, London Defense
: Cochrane Variation
: Hanneken Variation
: Haxo Gambit
, Cochrane-Anderssen Variation
Italian Game
: Two Knights Defense
, Max Lange Attack
, Loman Defense
, Sarratt Variation
: Vitzthum Attack
: Cochrane-Shumov Defense
, Janowski Defense
, Yurdansky Attack
, de Riviere Defense
: Ghulam-Kassim Variation
: Braune Variation
: Horwitz Attack
, Blackburne Variation
: Fraser Variation
: Malaniuk Variation
, Millennium Variation
: Gottschall Variation
: Meitner Variation
: Paulsen Attack
: Paulsen
, Gunsberg Defense
: Blumenfeld Attack
: Potter Variation
, Intermezzo Variation
: Schmidt Variation
Ruy Lopez
: Bulgarian Variation
: Morphy Defense
, Norwegian Variation
, Nightingale Gambit
: Noah's Ark Trap
, Graz Variation
: Bird's Defense Deferred
, Modern Steinitz Defense
, Siesta Variation
, Kecskemet Variation
, Schliemann Defense Deferred
, Jaenisch Gambit Deferred
, Alapin's Defense Deferred
, Classical Defense Deferred
, Fianchetto Defense Deferred
, Bayreuth Variation
, Jaffe Gambit
, Wormald Attack
: Wormald Attack
, Worrall Attack
, Castling Line
, Duras Variation
, Mackenzie Variation
, Arkhangelsk Variation
: Rabinovich Variation
, Neo-Arkhangelsk Variation
: Central Countergambit
, Steinitz Deferred
: Steinitz Defense Deferred
, Lipnitsky Variation
, Boleslavsky Variation
, Knorre Variation
, Berger Variation
, Harksen Gambit
, Zukertort Variation
, Karpov Gambit
, Luther Line
, Italian Variation
, St. Petersburg Variation
, Dilworth Variation
, Motzko Attack
, Nenarokov Variation
, Malkin Variation
, Breslau Variation
, Tarrasch Trap
, Howell Attack
, Richter Variation
, Friess Attack
, Riga Variation
, Skipworth Gambit
, Møller Variation
, Delayed Exchange
, Morphy Attack
, Delayed Castling Line
, Martinez Variation
, Center Attack
, Basque Gambit
, Trajkovic Counterattack
, Balla Variation
, Suetin Variation
, Lutikov Variation
, Short Attack
, Chigorin Defense
, Borisenko Variation
, Panov System
, Chigorin
, Rossolimo Defense
, Gajewski Gambit
, Breyer Defense
, Breyer
, Zaitsev Hybrid
, Flohr System
, Smyslov-Breyer-Zaitsev Hybrid
, Kholmov Variation
, Karpov Variation
, Zaitsev System
, Rosen Attack
, Anti-Marshall
: Marshall Attack
, Re3 Variation
, Original Marshall Attack
, Pilnik Variation
, Averbakh Variation
: Brix Variation
: Exchange
, Alapin Gambit
, Gligoric Variation
, King's Bishop Variation
: Rotary-Albany Gambit
: Pollock Defense
: Bird Variation
: Spanish Countergambit
, Harding Countergambit
, Fricke Gambit
, Harding Gambit
, Semi-Duras Variation
, Center Gambit
: Vinogradov Variation
: Schliemann Defense
, Dyckhoff Variation
, Möhring Variation
, Kostić Defense
, Schönemann Attack
, Jaenisch Gambit Accepted
: Nürnberg Variation
: Alapin Defense
, Spanish Wing Gambit
, Central Variation
, Konikowski Gambit
, Cordel Gambit
, Zaitsev Variation
: Lucena Variation
: Brentano Gambit
, Kevitz Gambit
: Cozio Defense
, Anti-Berlin Variation
, Mortimer Variation
, Mortimer Trap
, Nyholm Attack
, Improved Steinitz Defense
, Closed Wolf Variation
, Closed Showalter Variation
, Closed Bernstein Variation
: Closed Berlin Defense
, Rio Gambit Accepted
, Rosenthal Variation
, l'Hermet Variation
: Open Berlin Defense
, Showalter Variation
, Westerinen Line
, Berlin Wall Defense
, Berlin Wall
, Rio de Janeiro Variation
, Winawer Attack
, Cordel Variation
, Minckwitz Variation
, Fishing Pole Variation
, Beverwijk Variation
, Zukertort Gambit
, Benelux Variation
: Halloween Attack
: Blackburne-Kostić Gambit
: Paris Defense
: Rousseau Gambit
: Giuoco Piano
: Italian Variation
: Giuoco Pianissimo
: Evans Gambit
, Fontaine Countergambit
: Evans Gambit Accepted
, Leonhardt Countergambit
, Tartakower Attack
, Pierce Defense
, Johner Defense
, Compromised Defense
, Potter Variation
, Dufresne Defense
, Waller Attack
, Mieses Defense
, Laroche Variation
, Slow Variation
, Lasker Defense
, Sanders-Alapin Variation
, Alapin-Steinitz Variation
, Richardson Attack
, Harding Variation
, Göring Attack
, Fraser Attack
, Fraser-Mortimer Attack
, Mortimer-Evans Gambit
, Ulvestad Variation
, Stone-Ware Variation
, Cordel Line
, Mayet Defense
: Evans Gambit Declined
, Hirschbach Variation
, Vasquez Variation
, Hicken Variation
, Lange Variation
, Pavlov Variation
, Hein Countergambit
, La Bourdonnais Variation
, Center Holding Variation
, Mestel Variation
, Eisinger Variation
: Bird's Attack
, Giuoco Pianissimo
, with a6
, Albin Variation
, with a4 a5
, Dubov Italian
, Greco's Attack
, Moeller-Therkatz Attack
, Therkatz-Herzog Variation
, Moeller-Bayonet Attack
, Aitken Variation
, Cracow Variation
, Walbrodt-Baird Gambit
, Ghulam-Kassim Variation
: Jerome Gambit
, Lucchini Gambit
, Italian Four Knights Variation
, Albin Gambit
, with a5
, with h6
: Deutz Gambit
, Max Lange Attack Accepted
: Hungarian Defense
: Benima Defense
, Noa Gambit
, Modern Bishop's Opening
: Scotch Invitation Declined
, Dubois Réti Defense
, Double Gambit Accepted
, Nakhmanson Gambit
, Keidansky Variation
, Kingside Variation
, Perreux Variation
, Holzhausen Attack
, Rosentreter Variation
, Knight Attack
, Kurkin Gambit
, Bishop Check Line
, Suhle Defense
, Göring Variation
, Colman Variation
, Paoli Variation
, Kieseritzky Variation
, Yankovich Variation
, Kloss Gambit
, Fritz Variation
, Fritz
, Gruber Variation
, Lolli Attack
, Pincus Variation
, Fried Liver Attack
, Fegatello Attack
, Ponziani-Steinitz Gambit
, Traxler Counterattack
, Bishop Sacrifice Line
, Traxler Variation
, Trencianske-Teplice Gambit
, Knight Sacrifice Line
, King March Line
: Anti-Fried Liver Defense
: Tayler Opening
, Inverted Hanham
, Basman Gambit
Irish Gambit
: Schulze-Müller Gambit
: Konstantinopolsky
Elephant Gambit
: Paulsen Countergambit
: Maróczy Gambit
: Wasp Variation
: Hanham Variation
, Shirov Gambit
, Delmar Variation
: Hanham
, Sharp Variation
: Albin-Blackburne Gambit
: Bird Gambit
: Boden Variation
, del Rio Attack
: Lopez Countergambit
, Bishop Sacrifice
, Lion's Claw
, with Bc4 and h6
: Nimzowitsch
, Larobok Variation
, Forcing Line
, with Be2 and c6
, Rellstab Variation
, Klein Variation
, Locock Variation
Gunderam Defense
, Gunderam Gambit
: McConnell Defense
: La Bourdonnais Gambit
: Mlotkowski Variation
: Diepstraten Countergambit
: Mason Countergambit
Latvian Gambit Accepted
: Mayet Attack
, Strautins Gambit
, Polerio-Svedenborg Variation
: Behting Variation
: Corkscrew Countergambit
, Morgado Defense
: Fraser Defense
: Greco Variation
: Bilguer Variation
: Nimzowitsch Attack
: Bronstein Gambit
: Bronstein Attack
: Foltys-Leonhardt Variation
: Foltys Variation
: Corkscrew Gambit
: Lobster Gambit
: Damiano Defense
, Damiano Gambit
, Chigorin Gambit
: Busch-Gass Gambit
, Chiodini Gambit
Petrov's Defense
: Three Knights Game
, Gunsberg Counterattack
: Moody Gambit
: Modern Attack
, Murrey Variation
: Boden-Kieseritzky Gambit
, Lichtenhein Defense
: Stafford Gambit
: Stafford Gambit Accepted
: Karklins-Martinovsky Variation
: Kaufmann Attack
: Cozio Attack
: French Attack
: Classical Attack
, Mason-Showalter Variation
, Browne Attack
, Staunton Variation
, Chinese Gambit
, Marshall Trap
, Mason Variation
: Millennium Attack
: Cochrane Gambit
: Damiano Variation
, Kholmov Gambit
French Defense
: Queen's Knight
: McCutcheon Variation
: Pelikan Variation
, Papa-Ticulat Gambit
: Banzai-Leong Gambit
, Pinova Gambit
: Orthoschnapp Gambit
: King's Indian Attack
: Reversed Philidor Formation
: Sicilian Variation
, Franco-Hiva Gambit
: St. George Defense
, Three Pawn Attack
, Sanky-George Gambit
, St. George Gambit
: Baeuerle Gambit
: Franco-Sicilian Defense
: French Benoni
: Hecht-Reefschläger Variation
, Blackburne Defense
, Capablanca Line
, Fort Knox Variation
, Maric Variation
, Ellis Gambit
: Winawer Variation
, Winckelmann-Reimer Gambit
, Fingerslip Variation
, Kunin Double Gambit
, Schwarz's Line
, Delayed Exchange Variation
, Canal Attack
, Armenian Line
, Portisch-Hook Variation
, Poisoned Pawn Variation Declined
, Eingorn Variation
, Maróczy-Wallis Variation
, Icelandic Defense
, Moscow Variation
, Kondratiyev Variation
, Alekhine-Maróczy Gambit
, Alekhine Gambit Accepted
, Kan Variation
, Wolf Gambit
: Henneberger Variation
, Burn Variation
, Morozevich Line
, Dr. Olland Variation
, Pollock Variation
: Alekhine-Chatard Attack
, Albin-Chatard Gambit
, Vistaneckis Variation
, Frankfurt Variation
, Shirov-Anand Variation
, Gledhill Attack
, Brodsky-Jones Variation
, Bradford Attack Variation
, Swiss Variation
: Tarrasch Variation
, Guimard Defense
, Thunderbunny Variation
, Open System
, Süchting Line
, Chistyakov Defense
, Eliskases Variation
, Shaposhnikov Gambit
, Euwe-Keres Line
, Leningrad Variation
, Pawn Center Variation
: Alapin Gambit
: Diemer-Duhm Gambit
: Diemer-Duhm Gambit Accepted
: Hoffmann Gambit
, Monte Carlo Variation
, Frenkel Gambit
, Kupreichik Variation
, Lputian Variation
, Milner-Barry Gambit
, Sørensen Variation
, Hector Variation
, Nimzowitsch System
, Ruisdonk Gambit
, Extended Bishop Swap
: Perseus Gambit
: Carlson Gambit
: Franco-Hiva Gambit
: Franco-Hiva Gambit Accepted
: Mediterranean Defense
: Steinitz Attack
: Bird Invitation
: La Bourdonnais Variation
, Reuter Gambit
: Réti-Spielmann Attack
Duras Gambit
Barnes Defense
: Unicorn Variation
Fried Fox Defense
: Troon Gambit
: Austrian
, Grand Prix Pterodactyl
: Accelerated Gurgenidze
: Fianchetto Gambit
: Standard Line
: Mongredien Defense
: Modern Pterodactyl
, Benoni Pteranodon
, Siroccopteryx
, Quetzalcoatlus
: Anti-Modern
: Gurgenidze Defense
, Suttles Variation
, Mittenberger Gambit
: Standard Defense
: Pseudo-Austrian Attack
: Westermann Gambit
, Quetzalcoatlus Gambit
, Benoni Quetzalcoatlus
: Semi-Averbakh Variation
, Pterodactyl Variation Declined
: Dunworthy Variation
: Three Pawns Attack
, Austriadactylus Western
: Geller's System
, King Pterodactyl
: Norwegian Defense
, Norwegian Gambit
: Masur Gambit
, Monkey's Bum
Alekhine Defense
, Myers Gambit
, Geschev Gambit
: Buckley Attack
: Sämisch Attack
: Welling Variation
: Two Pawns Attack
, Tate Variation
: Hunt Variation
, Matsukevich Gambit
, Lasker Simul Gambit
, Mikenas Variation
, Mikenas Gambit
: The Squirrel
: O'Sullivan Gambit
, Voronezh Variation
, Cambridge Gambit
: Balogh Variation
, Larsen-Haakert Variation
, Vitolins Attack
, Alburt Variation
: Mokele Mbembe
, Vavra Defense
: Brooklyn Variation
, Everglades Variation
: Krejcik Variation
, Krejcik Gambit
Hippopotamus Defense
Goldsmith Defense
: Picklepuss Defense
Carr Defense
Barnes Opening
: Gedult Gambit
: Hammerschlag
: Walkerling
: Fool's Mate
: Thomas Gambit
: Sturm Gambit
: Williams Gambit
: Williams-Zilbermints Gambit
, Dudweiler Gambit
: From's Gambit
, Bahr Gambit
: Siegener Gambit
: Schlechter Gambit
, Lipke Variation
, Langheld Gambit
: Lasker Gambit
: Platz Gambit
: Double Duck Formation
: Wagner-Zwitersch Gambit
: Swiss Gambit
: Hobbs Gambit
: Mujannah
: Batavo-Polish Attack
: Horsefly Defense
: Ware Defense
: Polish Defense
: Queenside Fianchetto Variation
Zukertort Defense
: Sicilian Knight Variation
: Drunken Cavalry Variation
: Black Mustang Defense
: Sicilian Invitation
: Speelsmet Gambit
: Rhamphorhynchus Variation
: Slav Invitation
: The Potato
: Reversed Mexican Defense
: Regina-Nu Gambit
: Norfolk Gambit
, Bled Variation
: Réti Accepted
: Réti Gambit
, Michel Gambit
, Navara Gambit
: Reversed Blumenfeld Gambit
: Penguin Variation
, Stonewall Line
: Old Indian Attack
: Anti-Torre
: Reversed Grünfeld
: Omega-Delta Gambit
: Double Fianchetto
: Pachman System
: Ampel Variation
: Pirc Invitation
: Vos Gambit
: The Walrus
: Queen's Gambit Invitation
: Shabalov Gambit
: Lisitsyn Gambit Deferred
: Lisitsyn Gambit
: Arctic Defense
, Drunken Knight Variation
: Herrstrom Gambit
: Kingside Fianchetto
, Pterodactyl Variation Accepted
: Myers Polish Attack
: Nimzo-Larsen Variation
: Zukertort System
, New York System
: Quiet System
: Lemberger Gambit
: Spassky Variation
, with Bf5
: Symmetrical Defense
: Double Fianchetto Attack
: Wahls Defense
: Kingside Variation
: Basman Defense
Amar Opening
, Gent Gambit
Hungarian Opening
: Asten Gambit
: Reversed Modern Defense
: Slav Formation
: Bücker Gambit
: Winterberg Gambit
: Catalan Formation
: Wiedenhagen-Beta Gambit
: Burk Gambit
: Reversed Brooklyn Defense
, Brooklyn Benko Gambit
: Reversed Norwegian Defense
: Indian Defense
Lasker Simul Special
: Van Kuijk Gambit
Grob Opening
, Zilbermints-Hartlaub Gambit
, Schiller Defense
: Grob Gambit
: Grob Gambit Declined
, Richter-Grob Gambit
, Fritz Gambit
: Romford Countergambit
, Romford Countergambit
, Keres Gambit
: Spike
, Hurst Attack
: London Defense
: Alessi Gambit
: Double Grob
, Coca-Cola Gambit
Clemenz Opening
Creepy Crawly Formation
Global Opening
: Spike Lee Gambit
Kádas Opening
: Koola-Koola Variation
: Beginner's Trap
: Steinbok Gambit
: Schneider Gambit`
