-- The servers' logins (docs/several-servers.md): requests can only act as one clinic.
CREATE ROLE openopd_app NOLOGIN;
CREATE ROLE openopd_accounts NOLOGIN;
CREATE ROLE openopd_system NOLOGIN;
GRANT openopd_app TO openopd_accounts;
GRANT openopd_app, openopd_accounts, openopd_system TO :"owner";

CREATE ROLE openopd_request LOGIN NOINHERIT PASSWORD :'request_password';
CREATE ROLE openopd_keeper LOGIN NOINHERIT PASSWORD :'keeper_password';
GRANT openopd_app TO openopd_request;
GRANT openopd_accounts, openopd_system TO openopd_keeper;
