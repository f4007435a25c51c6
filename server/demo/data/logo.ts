import type { Logo } from '../../clinics/index.ts';

const PNG = [
  'iVBORw0KGgoAAAANSUhEUgAAAPAAAADwCAMAAAAJixmgAAAARVBMVEX+/v7449PtuJHooGzeeS/ZYQrjybXThwfi0s',
  'aqrKmNhXVfSSAfNS8AAQCEe2tKMwiLWgD0ngCxcwCgmYxkW0kIWVIJZV3tv0X6AAAFsElEQVR42u2cjXqyMAyFRWWI',
  'tOLP8P4v9QP9BIo4adKmrZ7XPfOZoM0xoU2bstUKAAAAAAAAAAAAAAAAAPh4svVmnYU2QlDuNu/YfovkLH/wJYq3ve',
  'BtaFNEGBz8JS5ejwSvQxsjQT4mtDEQDMEQDMEQDMEQ/NlA8KcDwZ8OBH86EPzpQPCnk6RgTuXAhWDhygWvcsAXLF25',
  'GBaWSausbMHDOq+Q4qFykP8EEPzTv3lbiOgdVw7ynbhgo3kRF69zXpM8wYZemcrFJueZzHq3qTffSAg2PWzvY5bgSd',
  'siHp58ydZGM96bbZlfNo1pq5ZxxageTq4mqfryk4vtFNPrw1O9YuXl6VVs6SjqDoA174vmsGEpJu7xCKh3RrFVynXv',
  'e7aFld6fkHqfOy7LJNN+trObNii9IeZJsd8OJAut99kCv4plW1uoWLKtEPud5BRnwtfPK8T6kWLaEGFS6gShkYI3Bj',
  'pFJBfgZTm+jXGvWKAJljmuuxPmTMW/YtcdVzHpoTehN+B6npNnnr9PCl67FO56kg+8rqtt4tPrd+WUuyYsoNjjNRyL',
  'XiPlct2rMOs6vvBX32JW7rzhr4IZ7V1d/mrUX3bfHgAAAAAAWERW7iulB1S1L0Otqnvn59BJratjXhTF6dT+KvJzVX',
  'eyD58numyF1cdW5wzFuT1YlaFNdMhP69pqXmwvumpPiWmGz2D/Vu2geR/aWD4Hrc8L1N45a31Ie+Z70HW+WG5HXutD',
  'aKPplFovieWJZK0T7b92yiKYzcBWKQ5TF12R5HbU+hLafGuo7n04uQotwI6drhlyW4papxTWF33k6W05JhTWB1Y4D2',
  'GdygD1SxiMZsNa/4aWIqo3FcXu9LYkoPhXu5Obgo8PTvV2iuPuuS6O9XaKhUan7GlbobmTY3YWt3MyHpmc5zMQkn1/',
  'yN3m75irUDvIN545amf2vdb79uNmdzcoZj75grpyZN9r3n9/c/tX3F/Ad54vY5p9XAdPv8LMwwV856wzB/b9wXrhB5',
  'r7amo/AX0LauXAPteCS08BfcNc9dkstG/xLkiSYG8B3XHWbPscXMNGx+86xZq6+GBvn0U3vawXHP+PBX891p1C29tn',
  'sQsyy5d8pOFgfz0W0cVbq12QWfH+A43P8+zgzsXj9hZkWnb3rtrmqr5yjrGLLwz7nOMliTY5a76ZzvA6BvcujqgCU9',
  'GLDMupIlqbd7mM9ZIinpgWieiYYlokok+nYx1a6AORiI6on97JRHQb05HU17ynlQ/qSJZslf+s485R8Y11gbbbt0In',
  'koFJ7BKO5SIWGoVvgqMYifdSfVYsvdavTNrRcYyilqh8z/0HzlF002KddCy5llBi2RHHuPR9gsX0xiJYzsMn34LL8R',
  '0oWivzz0VHpidy/v6jldERRc9OlFZNc73efu7PLU1zHR79sfvBpj+vP/3x1L998pZ3x5e0b7zetFaT9V6TpCEqLhPV',
  '2ykmRbVSoQ1nKKYI1g2/5VB8m+Cv8zBNsFLJKlakbrpM1sUNcX/mt43DneImPSc3dL2r1WVpihwV3JW+rP3JGL+Nh/',
  '3ftq0BAAAAAAAAIqOcnUlZTq/enf7yuPzeh64qcZ0+rtfnl5o/H2+Pz73QsOa8VL2B5/m0ZSsy4asSxOoC2cHhqxK0',
  'pVgqESxoCgsOLRce9kwE17ASFXwJH9PCuUdwFwfIPFS4sgRjHwed+Vz6ZfZLzZpftBLqf22NKgurfuXfrCD0r2cz5/',
  'envzg+vPg4huoCAAAAAAAAn0XJ3eEVbD5E416XGN/40Ay3ODTGczPcszA6M8iMl6M3xTUNOo7qEnHcLbwENzutG9mF',
  'WA6OVq0TEuxEbxvTqSzmOBKcjocdLVoLl4AZOLpbIp1eurt3wEFAJ+Pg1f9Mi6M2wC4OHuxcOqF4fmBUEm4vTCsN88',
  '+36gIAAAAAAAAAAAAAAAAAAEAC/APua/QB96Q5PgAAAABJRU5ErkJggg==',
].join('');

/** The logo of the demo clinic: a rising sun. */
export const LOGO: Logo = {
  type: 'image/png',
  width: 240,
  height: 240,
  bytes: Buffer.from(PNG, 'base64'),
};
