-- Values that stand once.
CREATE UNIQUE INDEX users_email_once ON users (lower(email));
CREATE UNIQUE INDEX users_cpf_once ON users (cpf);
CREATE UNIQUE INDEX companies_slug_once ON companies (slug);
CREATE UNIQUE INDEX companies_cnpj_once ON companies (cnpj);
CREATE UNIQUE INDEX bookings_code_once ON bookings (code);
CREATE UNIQUE INDEX tabs_code_once ON tabs (code);
CREATE UNIQUE INDEX rachas_code_once ON rachas (code);
CREATE UNIQUE INDEX splits_code_once ON splits (code);
