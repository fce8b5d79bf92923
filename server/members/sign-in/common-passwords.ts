/** What people try first, in lower case and at least as long as a password must be. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 87654321 11111111 111111111
  1111111111 00000000 000000000 0000000000 22222222 55555555 66666666 77777777 88888888 99999999 12341234 11223344
  112233445566 12121212 123123123 123321123 147258369 147852369 159357159 123654789 789456123 741852963 1qaz2wsx
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345
  qwertz123 qwertzuiop azertyuiop asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 zaq12wsx 1qazxsw2 qazwsxedc
  abcdefgh abcd1234 abc12345 abc123456 abcdefg1 a1234567 a12345678 a123456789 aa123456 aa12345678 password password1
  password12 password123 password1234 password01 passw0rd p@ssw0rd p@ssword passwort passwort1 passwort123 wachtwoord
  wachtwoord1 wachtwoord123 motdepasse motdepasse1 contrasena contraseña salasana salasana1 lozenord losenord lösenord
  adgangskode kodeord1 passord1 passord123 haslo123 haslo1234 iloveyou iloveyou1 iloveyou2 iloveyou123 ichliebedich
  jetaime1 jetaime123 teamo123 tequiero kocham123 letmein1 letmein123 welcome1 welcome12 welcome123 welkom01 welkom123
  changeme changeme1 sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman
  superman1 batman123 spiderman pokemon1 starwars starwars1 dragon123 monkey123 shadow123 master123 michael1 jennifer
  jessica1 charlie1 liverpool liverpool1 chelsea1 arsenal1 barcelona juventus realmadrid computer computer1 internet
  samsung1 whatever trustno1 hunter22 blink182 corvette mercedes bailey123 chocolate chocolate1 butterfly elephant
  hello123 hello1234 hallo123 hallo1234 bonjour1 bonjour123 ciao1234 secret123 geheim123 admin123 admin1234 adminadmin
  administrator testtest test1234 test12345 demo1234 guest123 login123 lovelove love1234 sexysexy sexy1234 fuckyou1
  fuckyou123 babygirl babygirl1 beautiful loveyou1 myspace1 qweasdzxc qweqweqwe poiuytrewq mnbvcxz1`.split(
    /\s+/,
  ),
)
