ALTER TABLE "mails" ADD COLUMN "delivery" json;
