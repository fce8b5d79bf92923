/** Words in all languages of the site that nobody may call themselves by, alone or beside other words. */
export const officialNames: readonly string[] = `
  admin, admins, administrator, administrators, administration, sysadmin, superadmin, moderator, moderators,
  moderation, support, customer support, customer service, customer care, help desk, helpdesk, service desk, webmaster,
  postmaster, hostmaster, no reply, deleted member, deleted user, deleted account, deleted profile, former member,
  official account, site owner,
  kundeservice, kundesupport, slettet medlem, slettet bruger, slettet konto, slettet profil, tidligere medlem,
  administratorin, moderatorin, kundendienst, kundenservice, kundensupport, kundenbetreuung, gelöschtes mitglied,
  gelöschter nutzer, gelöschter benutzer, gelöschtes konto, gelöschtes profil, ehemaliges mitglied,
  administrador, administradora, administración, moderador, moderadora, soporte, soporte técnico, atención al cliente,
  servicio al cliente, miembro eliminado, usuario eliminado, cuenta eliminada, perfil eliminado,
  ylläpito, ylläpitäjä, järjestelmänvalvoja, moderaattori, valvoja, asiakaspalvelu, asiakastuki, tekninen tuki,
  poistettu jäsen, poistettu käyttäjä, poistettu tili, poistettu profiili, entinen jäsen,
  administrateur, administratrice, modérateur, modératrice, modération, service client, service clients,
  service clientèle, support client, assistance client, membre supprimé, utilisateur supprimé, compte supprimé,
  profil supprimé, ancien membre,
  amministratore, amministratrice, amministrazione, moderatore, moderatrice, supporto, servizio clienti,
  assistenza clienti, membro eliminato, utente eliminato, account eliminato, profilo eliminato, iscritto eliminato,
  brukerstøtte, kundestøtte, kundesenter, slettet bruker, slettet profil,
  beheerder, beheer, klantenservice, klantendienst, klantenondersteuning, verwijderd lid, verwijderde gebruiker,
  verwijderd account, verwijderd profiel, voormalig lid,
  administratorka, administracja, moderatorka, moderacja, obsługa klienta, biuro obsługi klienta, dział obsługi,
  wsparcie, pomoc techniczna, usunięty użytkownik, usunięta osoba, usunięty członek, usunięte konto, usunięty profil,
  administratör, moderatör, kundtjänst, kundsupport, kundservice, raderad medlem, borttagen medlem,
  raderad användare, borttagen användare, raderat konto, borttaget konto, raderad profil`
  .split(',')
  .map((words) => words.trim())

/** Words that are official only where they are the whole name. */
export const officialAlone: readonly string[] = `
  mod, mods, staff, team, help, service, system, security, official, owner, root, abuse, billing, info, null, undefined,
  anonymous, everyone, hjælp, sikkerhed, ejer, personale, officiel, hilfe, sicherheit, mitarbeiter, offiziell, dienst,
  ayuda, seguridad, equipo, oficial, sistema, propietario, apua, tuki, turvallisuus, henkilökunta, virallinen,
  aide, assistance, sécurité, équipe, officiel, système, aiuto, assistenza, sicurezza, ufficiale, squadra,
  hjelp, sikkerhet, ansatt, offisiell, hulp, beveiliging, medewerker, officieel, redactie, pomoc, bezpieczeństwo,
  zespół, oficjalny, obsługa, hjälp, säkerhet, personal, officiell`
  .split(',')
  .map((words) => words.trim())
